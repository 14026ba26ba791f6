/**
 * Wraps `DocSidebarItem` of @docusaurus/theme-classic 3.10.2.
 * Reason: marks pages whose text is not translated.
 */
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';

import {routeOf} from '@site/src/components/navigation/useRoute';
import {defaultLocale} from '@site/src/config/locales';
import {contentBases} from '@site/src/config/routes';
import {parsePageUrl} from '@site/src/lib/routes';

/** The original passes other props to the link. */
const Item = DocSidebarItem as ComponentType<Props & {lang?: string}>;

export default function MarkedSidebarItem(props: Props): ReactNode {
  const {item} = props;
  const href = 'href' in item ? item.href : undefined;
  if (href === undefined || !routeOf(href)?.isEnglish) {
    return <Item {...props} />;
  }
  // Labels of categories are translated, and those of the reference unless they say otherwise.
  const hasTitle = item.type === 'link' && !parsePageUrl(href).englishPath.startsWith(`${contentBases.api}/`);
  const {lang = hasTitle ? defaultLocale : undefined} = (item.customProps ?? {}) as {lang?: string};
  return <Item {...props} item={{...item, className: clsx(item.className, 'english-only')}} lang={lang} />;
}
