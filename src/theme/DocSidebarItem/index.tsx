/**
 * Wraps `DocSidebarItem` of @docusaurus/theme-classic 3.10.2.
 * Reason: marks pages whose text is not translated.
 */
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';

import {labelLanguage} from '@site/src/components/docs/labelLanguage';
import {routeOf} from '@site/src/components/ui/useRoute';

/** The original passes additional props to the link. */
const Item = DocSidebarItem as ComponentType<Props & {lang?: string}>;

export default function MarkedSidebarItem(props: Props): ReactNode {
  const {item} = props;
  const href = 'href' in item ? item.href : undefined;
  if (href === undefined || !routeOf(href)?.isEnglish) {
    return <Item {...props} />;
  }
  return (
    <Item {...props} item={{...item, className: clsx(item.className, 'english-only')}} lang={labelLanguage(item)} />
  );
}
