import {translate} from '@docusaurus/Translate';
import {useDoc, useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import {labelLanguage} from '../labelLanguage';
import styles from './styles.module.css';
import {contentsLabel} from '@site/src/components/ui/navigationLabels';
import Icon from '@site/src/components/ui/Icon';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';
import {pageContentsId, pageTreeId} from '@site/src/lib/page';

/**
 * The sticky bar on documentation pages on a phone. It opens the page tree and the table of
 * contents. Both are popovers, so they work without JavaScript.
 *
 * @param children the content that opens next to the tree of pages
 */
export default function PageBar({children}: {children?: ReactNode}): ReactNode {
  const sidebar = useDocsSidebar();
  const trail = useSidebarBreadcrumbs() ?? [];
  const {pathname} = useLocation();
  const name = translate({
    id: 'docs.contents',
    message: 'All pages',
    description: 'Phone: opens the list of all pages of this part of the documentation',
  });
  return (
    <div className={styles.bar} data-site-only>
      {sidebar ? (
        <>
          <button type="button" popoverTarget={pageTreeId} className={styles.button}>
            <Icon name="pages" />
            <span className={trail.length > 0 ? 'visually-hidden' : undefined}>{name}</span>
            {trail.length > 0 ? (
              <span className={styles.trail}>
                {trail.slice(-2).map((item, index) => (
                  <Fragment key={item.label}>
                    {index > 0 ? ' › ' : null}
                    <span lang={labelLanguage(item)}>{item.label}</span>
                  </Fragment>
                ))}
              </span>
            ) : null}
          </button>
          <nav
            key={pathname}
            id={pageTreeId}
            popover="auto"
            className={clsx(styles.tree, 'bar-panel menu')}
            aria-label={name}>
            <ul className="menu__list">
              <DocSidebarItems items={sidebar.items} activePath={pathname} level={1} />
            </ul>
          </nav>
        </>
      ) : null}
      {children}
    </div>
  );
}

/** The button that opens the contents of the page. */
export function ContentsButton(): ReactNode {
  return (
    <button type="button" popoverTarget={pageContentsId} className={clsx(styles.button, styles.contents)}>
      {contentsLabel()}
    </button>
  );
}

/** The document of the page; undefined on a generated index, which has none. */
function useDocument(): ReturnType<typeof useDoc> | undefined {
  try {
    return useDoc();
  } catch {
    return undefined;
  }
}

/** The table of contents of a page, if it has one, with its button. Reference pages have their own in the body. */
export function PageContents(): ReactNode {
  const document = useDocument();
  const {text} = usePageLanguage();
  if (!document) {
    return null;
  }
  const {toc, frontMatter} = document;
  if (frontMatter.hide_title === true) {
    return <ContentsButton />;
  }
  return frontMatter.hide_table_of_contents === true || toc.length === 0 ? null : (
    <>
      <ContentsButton />
      <nav
        id={pageContentsId}
        popover="auto"
        className={clsx(styles.list, 'bar-panel theme-doc-toc-mobile')}
        lang={text}
        aria-label={contentsLabel()}>
        <TOCItems
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          linkClassName="table-of-contents__link plain-link"
        />
      </nav>
    </>
  );
}
