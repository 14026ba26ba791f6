/**
 * Wraps `DocRoot/Layout/Main` of @docusaurus/theme-classic 3.10.2.
 * Reason: on a phone the original shows the sidebar in a drawer that needs JavaScript; this shows
 * it above the page, in a disclosure.
 */
import Translate from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';
import Main from '@theme-original/DocRoot/Layout/Main';
import type {Props} from '@theme/DocRoot/Layout/Main';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Disclosure from '@site/src/components/ui/Disclosure';

export default function DocRootLayoutMain({children, ...props}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <Main {...props}>
      {sidebar ? (
        <Disclosure
          key={pathname}
          variant="card"
          className={styles.contents}
          summary={
            <Translate
              id="docs.contents"
              description="Phone: opens the list of all pages of this part of the documentation">
              All pages
            </Translate>
          }>
          <ul className={clsx('menu__list', styles.list)}>
            <DocSidebarItems items={sidebar.items} activePath={pathname} level={1} />
          </ul>
        </Disclosure>
      ) : null}
      {children}
    </Main>
  );
}
