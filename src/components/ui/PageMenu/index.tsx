import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import CopyButton from '@site/src/components/ui/CopyButton';

interface Props {
  /** The path of the page's Markdown export, with the language prefix. */
  markdown: string;
  /** Additional items, as `li` elements. */
  children?: ReactNode;
}

/** A menu to copy or open the page as Markdown. */
export default function PageMenu({markdown, children}: Props): ReactNode {
  return (
    <details className={styles.menu} name="navigation-menu">
      <summary className={styles.button}>
        <Translate
          id="docs.pageMenu"
          description="Button of a menu: copy the page as Markdown, open it in an assistant">
          Copy page
        </Translate>
      </summary>
      <ul className={styles.list}>
        <li data-copy-from={markdown} className="needs-script">
          <CopyButton className="ui-button">
            <Translate id="docs.copyPage">Copy as Markdown</Translate>
          </CopyButton>
        </li>
        <li>
          {/* A file is not a page: bypass the router, and stay in the same tab. */}
          <Link to={`pathname://${markdown}`} target="_self" className="plain-link">
            <Translate id="docs.viewMarkdown">View as Markdown</Translate>
          </Link>
        </li>
        {children}
      </ul>
    </details>
  );
}
