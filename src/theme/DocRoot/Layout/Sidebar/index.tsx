/**
 * Replaces `DocRoot/Layout/Sidebar` of @docusaurus/theme-classic 3.10.2.
 * Reason: on a phone, the original has a second tree of pages that needs JavaScript; here, the sidebar is a popover
 * that the page bar opens.
 */
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {pageTreeLabel} from '@site/src/components/ui/navigationLabels';
import {pageTreeId} from '@site/src/lib/page';

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <div key={useDocsSidebar()?.name} className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      <nav
        id={pageTreeId}
        popover="auto"
        className={clsx('bar-panel menu thin-scrollbar', styles.menu)}
        aria-label={pageTreeLabel()}>
        <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
          <DocSidebarItems items={sidebar} activePath={pathname} level={1} />
        </ul>
      </nav>
    </div>
  );
}
