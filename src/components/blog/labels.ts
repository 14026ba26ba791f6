import {translate} from '@docusaurus/Translate';

import type {Category} from '@site/src/data/blog';

/** The name of a category. */
export function categoryName(category: Category): string {
  switch (category) {
    case 'technical':
      return translate({id: 'blog.category.technical', message: 'Technical'});
    case 'business':
      return translate({id: 'blog.category.business', message: 'Business'});
    case 'announcements':
      return translate({id: 'blog.category.announcements', message: 'Announcements'});
    case 'tutorials':
      return translate({id: 'blog.category.tutorials', message: 'Tutorials'});
  }
}

/** What a category is about, in one sentence. */
export function categoryDescription(category: Category): string {
  switch (category) {
    case 'technical':
      return translate({
        id: 'blog.category.technical.about',
        message:
          'How email works below the surface: protocols, records, signatures and what servers say to each other.',
        description: 'Blog: below the title of the category "Technical"; at most 160 characters',
      });
    case 'business':
      return translate({
        id: 'blog.category.business.about',
        message: 'What sending email costs, and how to decide between ways of doing it.',
        description: 'Blog: below the title of the category "Business"; at most 160 characters',
      });
    case 'announcements':
      return translate({
        id: 'blog.category.announcements.about',
        message: 'What is new, what has changed, and what you have to do about it.',
        description: 'Blog: below the title of the category "Announcements"; at most 160 characters',
      });
    case 'tutorials':
      return translate({
        id: 'blog.category.tutorials.about',
        message: 'One task at a time, from the first step to a result that you can check.',
        description: 'Blog: below the title of the category "Tutorials"; at most 160 characters',
      });
  }
}
