/**
 * Replaces `SkipToContent` of @docusaurus/theme-classic 3.10.2.
 * Reason: without script, the original leads to the sidebar, and after each navigation it takes the focus and loses it again.
 */
import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';

import styles from './styles.module.css';
import {focusOn} from '@site/src/components/navigation/pageChange';
import {mainId} from '@site/src/lib/page';

/** The first link of a page. Pages that the app has rendered do not have the id of built ones. */
export default function SkipToContent(): ReactNode {
  const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});
  return (
    <div role="region" aria-label={label}>
      <a
        className={styles.link}
        href={`#${mainId}`}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          focusOn(document.querySelector('main'));
        }}>
        {label}
      </a>
    </div>
  );
}
