import {translate} from '@docusaurus/Translate';

import type {Category} from '@site/src/data/blog';

const names: Readonly<Record<Category, () => string>> = {
  technical: () => translate({id: 'blog.category.technical', message: 'Technical'}),
  business: () => translate({id: 'blog.category.business', message: 'Business'}),
  announcements: () => translate({id: 'blog.category.announcements', message: 'Announcements'}),
  tutorials: () => translate({id: 'blog.category.tutorials', message: 'Tutorials'}),
};

const descriptions: Readonly<Record<Category, () => string>> = {
  technical: () =>
    translate({
      id: 'blog.category.technical.about',
      message: 'How email works below the surface: protocols, records, signatures and what servers say to each other.',
      description: 'At most 160 characters',
    }),
  business: () =>
    translate({
      id: 'blog.category.business.about',
      message: 'What sending email costs, and how to decide between ways of doing it.',
      description: 'At most 160 characters',
    }),
  announcements: () =>
    translate({
      id: 'blog.category.announcements.about',
      message: 'What is new, what has changed, and what you have to do about it.',
      description: 'At most 160 characters',
    }),
  tutorials: () =>
    translate({
      id: 'blog.category.tutorials.about',
      message: 'One task at a time, from the first step to a result that you can check.',
      description: 'At most 160 characters',
    }),
};

/** The name of a category. */
export const categoryName = (category: Category): string => names[category]();

/** What a category is about, in one sentence. */
export const categoryDescription = (category: Category): string => descriptions[category]();
