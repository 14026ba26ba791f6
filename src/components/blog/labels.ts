import {translate} from '@docusaurus/Translate';

import type {Tone} from '@site/src/components/ui/Label';
import type {Category} from '@site/src/data/blog';

/** The color of a category. */
export const categoryTones: Readonly<Record<Category, Tone>> = {
  technical: 'blue',
  business: 'moss',
  announcements: 'red',
  tutorials: 'brown',
};

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
      message: 'How email works in detail: protocols, DNS records, signatures and SMTP responses.',
      description: 'At most 160 characters',
    }),
  business: () =>
    translate({
      id: 'blog.category.business.about',
      message: 'What sending email costs, and how to choose between the options.',
      description: 'At most 160 characters',
    }),
  announcements: () =>
    translate({
      id: 'blog.category.announcements.about',
      message: "What's new, what has changed, and what you need to do.",
      description: 'At most 160 characters',
    }),
  tutorials: () =>
    translate({
      id: 'blog.category.tutorials.about',
      message: 'Step-by-step instructions, each with a result that you can check.',
      description: 'At most 160 characters',
    }),
};

/** The name of a category. */
export const categoryName = (category: Category): string => names[category]();

/** The description of a category, in one sentence. */
export const categoryDescription = (category: Category): string => descriptions[category]();
