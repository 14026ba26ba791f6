import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Text from '../Text';
import styles from './styles.module.css';
import {assistantLinks} from '@site/src/config/assistants';
import {editUrl} from '@site/src/config/site';
import type {PageBase} from '@site/src/reference/models/models';
import TranslationNotice from '@site/src/components/ui/TranslationNotice';
import PageMenu from '@site/src/components/ui/PageMenu';

/** The head of a reference page: its title, the API version, and the menu with the Markdown export. */
export default function Head({title, href, source, version}: PageBase): ReactNode {
  const permalink = useBaseUrl(href);
  const url = useBaseUrl(href, {absolute: true});
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
    <header className={styles.top}>
      {/* The URL is printed below the title. */}
      <h1 data-url={url}>
        <Text of={title} />
      </h1>
      <div className={styles.tools}>
        <Link to="/docs/api-changelog" className={clsx('plain-link', styles.version)}>
          <Translate
            id="api.version"
            description="API reference: link to the API changelog; {version} is a number such as 1.0.0"
            values={{version}}>
            {'API version {version}'}
          </Translate>
        </Link>
        <PageMenu markdown={`${permalink}.md`}>
          {assistantLinks(permalink, ask).map(({name, href: address}) => (
            <li key={name}>
              <Link to={address} className="plain-link">
                <Translate
                  id="api.tools.assistant"
                  description="API reference: link that opens the page in an AI assistant, whose name is {name}"
                  values={{name: <span translate="no">{name}</span>}}>
                  {'Open in {name}'}
                </Translate>
              </Link>
            </li>
          ))}
          {edit === undefined ? null : (
            <li>
              <Link to={`${edit}${source}`} className="plain-link">
                <Translate id="api.tools.source">View spec source</Translate>
              </Link>
            </li>
          )}
        </PageMenu>
      </div>
      <TranslationNotice />
    </header>
  );
}
