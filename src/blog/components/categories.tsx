import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Label, {type Tone} from '@site/src/components/ui/Label';
import type {Category} from '@site/src/data/blog';
import {categoryPath} from '@site/src/lib/blogPaths';

/** The color, the name, and the description of a category. */
interface CategoryLabel {
  readonly tone: Tone;
  readonly name: () => string;
  /** One sentence. */
  readonly description: () => string;
}

/** The labels of all categories. */
export const categoryLabels: Readonly<Record<Category, CategoryLabel>> = {
  technical: {
    tone: 'blue',
    name: () => translate({id: 'blog.category.technical', message: 'Technical'}),
    description: () =>
      translate({
        id: 'blog.category.technical.about',
        message: 'How email works in detail: protocols, DNS records, signatures and SMTP responses.',
        description: 'At most 160 characters',
      }),
  },
  business: {
    tone: 'moss',
    name: () => translate({id: 'blog.category.business', message: 'Business'}),
    description: () =>
      translate({
        id: 'blog.category.business.about',
        message: 'What sending email costs, and how to choose between the options.',
        description: 'At most 160 characters',
      }),
  },
  announcements: {
    tone: 'red',
    name: () => translate({id: 'blog.category.announcements', message: 'Announcements'}),
    description: () =>
      translate({
        id: 'blog.category.announcements.about',
        message: "What's new, what has changed, and what you need to do.",
        description: 'At most 160 characters',
      }),
  },
  tutorials: {
    tone: 'brown',
    name: () => translate({id: 'blog.category.tutorials', message: 'Tutorials'}),
    description: () =>
      translate({
        id: 'blog.category.tutorials.about',
        message: 'Step-by-step instructions, each with a result that you can check.',
        description: 'At most 160 characters',
      }),
  },
};

/**
 * The category of a post.
 *
 * @param linked whether the badge links to the category; false on a card, which is a link itself
 */
export function CategoryBadge({category, linked = false}: {category: Category; linked?: boolean}): ReactNode {
  const {tone, name} = categoryLabels[category];
  return (
    <Label tone={tone} to={linked ? categoryPath(category) : undefined}>
      {name()}
    </Label>
  );
}
