import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Text from '../Text';
import styles from './styles.module.css';
import {assistantLinks} from '@site/src/config/assistants';
import {editUrl} from '@site/src/config/site';
import TranslationNotice from '@site/src/components/docs/TranslationNotice';
import CopyButton from '@site/src/components/ui/CopyButton';

interface Props {
  title: string;
  /** The page's path, without the language. */
  href: string;
  /** The spec file that the page is generated from. */
  source: string;
  /** The version of the API. */
  version: string;
  /** Content between the title and the tools. */
  children?: ReactNode;
}

/** The head of a reference page: title, description and tools. */
export default function Head({title, href, source, version, children}: Props): ReactNode {
  return (
    <header className={styles.top}>
      <h1>
        <Text of={title} />
      </h1>
      <TranslationNotice />
      {children}
      <Tools href={href} source={source} version={version} />
    </header>
  );
}

/** The page as Markdown, its source, links that open it in an assistant, and the changes of the API. */
function Tools({href, source, version}: Pick<Props, 'href' | 'source' | 'version'>): ReactNode {
  const permalink = useBaseUrl(href);
  const edit = editUrl();
  const ask = (address: string): string =>
    translate(
      {
        id: 'api.tools.question',
        description:
          'API reference: the question that is passed to an AI assistant; {address} is the URL of the page as Markdown',
        message: 'Read {address} and help me use what it describes.',
      },
      {address},
    );
  return (
    <ul className={styles.tools}>
      <li data-copy-from={`${permalink}.md`}>
        <CopyButton className={styles.tool}>
          <Translate id="api.tools.copy">Copy as Markdown</Translate>
        </CopyButton>
      </li>
      <li>
        {/* A file is not a page: bypass the router, and stay in the same tab. */}
        <Link to={`pathname://${href}.md`} target="_self" className={clsx('plain-link', styles.tool)}>
          <Translate id="api.tools.markdown">View as Markdown</Translate>
        </Link>
      </li>
      {edit === undefined ? null : (
        <li>
          <Link to={`${edit}${source}`} className={clsx('plain-link', styles.tool)}>
            <Translate id="api.tools.source">View spec source</Translate>
          </Link>
        </li>
      )}
      <li>
        <details className={styles.menu} name="navigation-menu">
          <summary className={styles.tool}>
            <Translate id="api.tools.openIn">Open in …</Translate>
          </summary>
          <ul>
            {assistantLinks(permalink, ask).map(({name, href: address}) => (
              <li key={name}>
                <Link to={address} translate="no">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </li>
      <li>
        <Link to="/docs/api-changelog" className={clsx('plain-link', styles.version)}>
          <Translate
            id="api.version"
            description="API reference: link to the API changelog; {version} is a number such as 1.0.0"
            values={{version}}>
            {'API version {version}'}
          </Translate>
        </Link>
      </li>
    </ul>
  );
}
