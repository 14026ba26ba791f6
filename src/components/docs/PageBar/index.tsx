import {useDoc, useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

import {labelLanguage} from '../labelLanguage';
import styles from './styles.module.css';
import {contentsLabel, pageTreeLabel} from '@site/src/components/ui/navigationLabels';
import Icon from '@site/src/components/ui/Icon';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';
import {pageContentsId, pageTreeId} from '@site/src/lib/page';

/**
 * The sticky bar on documentation pages on a phone. It opens the sidebar with the tree of pages, and the table of
 * contents. Both are popovers, so they work without JavaScript.
 *
 * @param children the table of contents and its button
 */
export default function PageBar({children}: {children?: ReactNode}): ReactNode {
  const sidebar = useDocsSidebar();
  const trail = useSidebarBreadcrumbs() ?? [];
  return (
    <div className={styles.bar} data-site-only>
      {sidebar ? (
        <button type="button" popoverTarget={pageTreeId} className={styles.button}>
          <Icon name="pages" />
          <span className={trail.length > 0 ? 'visually-hidden' : undefined}>{pageTreeLabel()}</span>
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
      ) : null}
      {children}
    </div>
  );
}

/** The button that opens the page's table of contents. */
export function ContentsButton(): ReactNode {
  return (
    <button type="button" popoverTarget={pageContentsId} className={clsx(styles.button, styles.contents)}>
      {contentsLabel()}
    </button>
  );
}

/** The page's document; undefined on a generated index page, which doesn't have one. */
function useDocument(): ReturnType<typeof useDoc> | undefined {
  try {
    return useDoc();
  } catch {
    return undefined;
  }
}

/** A page's table of contents and its button, or only the button on reference pages, whose body contains the table. */
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
