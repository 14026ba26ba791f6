/**
 * Wraps `DocSidebarItem` of @docusaurus/theme-classic 3.10.2.
 * Reason: marks pages whose text is not translated, and shows other groups as links to their page, without a second
 * button. In a large reference, other groups are most of the sidebar.
 */
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';

import {labelLanguage} from '@site/src/components/docs/labelLanguage';
import {routeOf} from '@site/src/components/ui/useRoute';

/** The original passes additional props to the link. */
const Item = DocSidebarItem as ComponentType<Props & {lang?: string}>;

export default function MarkedSidebarItem(props: Props): ReactNode {
  const {item, activePath} = props;
  const href = 'href' in item ? item.href : undefined;
  const mark = href !== undefined && routeOf(href)?.isEnglish ? 'english-only' : undefined;
  const lang = mark && labelLanguage(item);
  return item.type === 'category' && href !== undefined && !isActiveSidebarItem(item, activePath) ? (
    <li className={mark}>
      <Link className="menu__link" to={href} lang={lang}>
        {item.label}
      </Link>
    </li>
  ) : (
    <Item {...props} item={{...item, className: clsx(item.className, mark)}} lang={lang} />
  );
}
