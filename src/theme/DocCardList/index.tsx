/**
 * Replaces `DocCardList` of @docusaurus/theme-classic 3.10.2.
 * Reason: its cards have Infima classes whose styles are not loaded; these use the cards of `NextSteps`.
 */
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';

import {NextStep, NextSteps} from '@site/src/components/mdx/NextSteps';

type Item = NonNullable<Props['items']>[number];

export default function DocCardList({items}: Props): ReactNode {
  return items ? <Cards items={items} /> : <Siblings />;
}

function Siblings(): ReactNode {
  return <Cards items={useCurrentSidebarSiblings()} />;
}

function Cards({items}: {items: readonly Item[]}): ReactNode {
  return (
    <NextSteps>
      {filterDocCardListItems([...items]).map((item, index) => (
        <Card key={index} item={item} />
      ))}
    </NextSteps>
  );
}

function Card({item}: {item: Item}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const countOf = useDocCardDescriptionCategoryItemsPlural();
  if (item.type === 'html') {
    return null;
  }
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  const text = item.description ?? (item.type === 'category' ? countOf(item.items.length) : doc?.description);
  return href === undefined ? null : (
    <NextStep to={href} title={item.label}>
      {text}
    </NextStep>
  );
}
