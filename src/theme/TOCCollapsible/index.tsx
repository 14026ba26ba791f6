/**
 * Replaces `TOCCollapsible` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original needs JavaScript; a native disclosure does not.
 */
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {contentsLabel} from '@site/src/components/ui/navigationLabels';
import Disclosure from '@site/src/components/ui/Disclosure';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const {text, ui} = usePageLanguage();
  return (
    <Disclosure
      variant="card"
      className={clsx(styles.contents, className)}
      summary={<span lang={ui}>{contentsLabel()}</span>}>
      <div lang={text}>
        <TOCItems
          toc={toc}
          minHeadingLevel={minHeadingLevel}
          maxHeadingLevel={maxHeadingLevel}
          className={styles.list}
          linkClassName="table-of-contents__link plain-link"
        />
      </div>
    </Disclosure>
  );
}
