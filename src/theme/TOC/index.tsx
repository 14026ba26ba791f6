/**
 * Replaces `TOC` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original has no title, either visible or for screen readers. The theme highlights
 * links with the classes below on scroll.
 */
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import styles from './styles.module.css';
import {contentsLabel} from '@site/src/components/ui/navigationLabels';
import {usePageLanguage} from '@site/src/components/ui/usePageLanguage';

/** Lets names in code wrap after a period or an underscore, such as `email.accepted`. */
const breakable = (html: string): string =>
  html.replace(/<code>[^<]*/gu, (code) => code.replace(/[._](?=.)/gu, '$&<wbr>'));

export default function TOC({className, toc, ...props}: Props): ReactNode {
  const id = useId();
  const {text, ui} = usePageLanguage();
  return (
    <nav className={clsx(styles.contents, 'thin-scrollbar', className)} lang={text} aria-labelledby={id}>
      <p id={id} className={styles.title} lang={ui}>
        {contentsLabel()}
      </p>
      <TOCItems
        {...props}
        toc={toc.map((item) => ({...item, value: breakable(item.value)}))}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
