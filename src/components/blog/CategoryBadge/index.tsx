import type {ReactNode} from 'react';

import {categoryName, categoryTones} from '../labels';
import Label from '@site/src/components/ui/Label';
import type {Category} from '@site/src/data/blog';
import {categoryPath} from '@site/src/lib/blog/paths';

/**
 * The category of a post.
 *
 * @param linked whether it links to the category; not on a card, which is a link itself
 */
export default function CategoryBadge({category, linked = false}: {category: Category; linked?: boolean}): ReactNode {
  return (
    <Label tone={categoryTones[category]} to={linked ? categoryPath(category) : undefined}>
      {categoryName(category)}
    </Label>
  );
}
