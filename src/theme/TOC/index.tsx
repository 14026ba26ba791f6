/**
 * Replaces `TOC` of @docusaurus/theme-classic 3.10.2.
 * Reason: the original has no title, neither visible nor for screen readers. The theme highlights
 * links with these classes on scroll.
 */
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactNode, useId, useMemo} from 'react';

import styles from './styles.module.css';
import {usePageLanguage} from '@site/src/components/usePageLanguage';

/** Names in code wrap only after each of their parts. */
const breakable = (html: string): string =>
  html.replaceAll(/<code>[^<]*/gu, (code) => code.replaceAll(/[._](?=\w)/gu, '$&<wbr>'));

export default function TOC({className, toc, ...props}: Props): ReactNode {
  const id = useId();
  const items = useMemo(() => toc.map((item) => ({...item, value: breakable(item.value)})), [toc]);
  const {text, ui} = usePageLanguage();
  return (
    <nav className={clsx(styles.contents, 'thin-scrollbar', className)} lang={text} aria-labelledby={id}>
      <p id={id} className={styles.title} lang={ui}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component">
          On this page
        </Translate>
      </p>
      <TOCItems
        {...props}
        toc={items}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
