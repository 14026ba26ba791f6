import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {ChangeKind, ChangeReference} from '@site/src/data/changeKinds';
import Label, {type Tone} from '@site/src/components/ui/Label';
import MethodBadge from '@site/src/components/ui/MethodBadge';

const feeds = [
  {name: 'Atom', path: '/docs/api-changelog/atom.xml', type: 'application/atom+xml'},
  {name: 'RSS', path: '/docs/api-changelog/rss.xml', type: 'application/rss+xml'},
] as const;

/** Announces the changelog's feeds to feed readers, and links to them. */
export function Feeds(): ReactNode {
  const title = translate({id: 'apiChangelog.feedTitle', message: 'Mailwren API changelog'});
  const {withBaseUrl} = useBaseUrlUtils();
  // A feed is not a page: bypass the router, and stay in the same tab.
  const [atom, rss] = feeds.map(({name, path}) => (
    <Link key={name} to={`pathname://${path}`} target="_self" translate="no">
      {name}
    </Link>
  ));
  return (
    <>
      <Head>
        {feeds.map(({name, path, type}) => (
          <link key={name} rel="alternate" type={type} title={`${title} (${name})`} href={withBaseUrl(path)} />
        ))}
      </Head>
      <p className={styles.feeds}>
        <Translate id="apiChangelog.feeds" values={{atom, rss}}>
          {'Follow it in a feed reader: {atom} or {rss}.'}
        </Translate>
      </p>
    </>
  );
}

/** The API version released on a day, below its date. */
export function Version({version}: {version: string}): ReactNode {
  return (
    <p className={styles.version} data-version={version}>
      <Translate id="apiChangelog.version" values={{version}}>
        {'Version {version}'}
      </Translate>
    </p>
  );
}

/** The title and the color of each kind. */
const kinds: Readonly<Record<ChangeKind, {title: () => string; tone?: Tone}>> = {
  added: {title: () => translate({id: 'apiChangelog.kind.added', message: 'Added'}), tone: 'moss'},
  changed: {title: () => translate({id: 'apiChangelog.kind.changed', message: 'Changed'}), tone: 'blue'},
  deprecated: {title: () => translate({id: 'apiChangelog.kind.deprecated', message: 'Deprecated'}), tone: 'brown'},
  removed: {title: () => translate({id: 'apiChangelog.kind.removed', message: 'Removed'}), tone: 'red'},
  fixed: {title: () => translate({id: 'apiChangelog.kind.fixed', message: 'Fixed'})},
};

/** The changes of one kind on one day. */
export function ChangeGroup({kind, children}: {kind: ChangeKind; children: ReactNode}): ReactNode {
  return (
    <section className={styles.group} data-kind={kind}>
      <h3 className={styles.title}>
        <Label tone={kinds[kind].tone}>{kinds[kind].title()}</Label>
      </h3>
      <div className={styles.changes}>{children}</div>
    </section>
  );
}

function ReferenceName({name, href, method, summary}: ChangeReference): ReactNode {
  if (href === undefined) {
    return <code translate="no">{name}</code>;
  }
  return (
    <Link to={href} className={styles.reference}>
      {method === undefined ? null : <MethodBadge method={method} />}{' '}
      {summary === undefined ? <code translate="no">{name}</code> : <span>{summary}</span>}
    </Link>
  );
}

interface ChangeProps {
  /** The language of the text, if it differs from the page's. */
  lang?: string;
  references: readonly ChangeReference[];
  children: ReactNode;
}

/** One change to the API, with links to the operations and events it affects. */
export function Change({lang, references, children}: ChangeProps): ReactNode {
  return (
    <div className={styles.change}>
      <div lang={lang}>{children}</div>
      {references.length === 0 ? null : (
        <ul
          className={styles.references}
          aria-label={translate({id: 'apiChangelog.references', message: 'Operations and events'})}>
          {references.map((reference) => (
            <li key={reference.name}>
              <ReferenceName {...reference} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
