import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import SpecFiles from '../SpecFiles';
import {t} from '../texts';
import CodeSnippets from './CodeSnippets';
import Deprecated from './Deprecated';
import Head from './Head';
import Layout, {CodePart} from './Layout';
import Markdown from './Markdown';
import MethodEndpoint from './MethodEndpoint';
import Notes, {hasNotes, lead} from './Notes';
import Schema, {FieldList} from './Schema';
import {Nested} from './Schema/Nested';
import Section from './Section';
import Servers from './Servers';
import {ErrorCodes} from './StatusCodes';
import styles from './styles.module.css';
import Text, {useTextLang} from './Text';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {EventGroup, LandingModel, OperationGroup} from '@site/src/openapi/models';
import {notesId} from '@site/src/openapi/texts';

/** The front page: every operation and event, and the conventions of the API. */
export default function LandingPage(model: LandingModel): ReactNode {
  const {title, href, source, version, description, authentication, servers, first, pagination, idempotency} = model;
  const others = (
    <>
      <Section id="operations">
        <div className={styles.groups}>
          {model.groups.map((group) => (
            <Resource key={group.id} {...group} />
          ))}
        </div>
      </Section>
      {model.eventGroups.length > 0 ? (
        <Section id="events">
          {model.eventsHref === undefined ? null : (
            <p>
              <Link to={model.eventsHref}>{t('api.events.more')}</Link>
            </p>
          )}
          <div className={styles.groups}>
            {model.eventGroups.map((group, index) => (
              <Events key={index} {...group} />
            ))}
          </div>
        </Section>
      ) : null}
      {hasNotes({of: description, link: model.link}) ? (
        <Section id={notesId}>
          <Notes of={description} link={model.link} />
        </Section>
      ) : null}
      {model.errorShape.children.length > 0 ? (
        <Section id="errors">
          {model.codes.length > 0 ? <ErrorCodes codes={model.codes} anchors /> : null}
          <Nested summary={t('api.errors.fields')}>
            <Schema shape={model.errorShape} />
          </Nested>
        </Section>
      ) : null}
      {pagination.shape.children.length > 0 ? (
        <Section id="pagination">
          <Nested summary={t('api.section.queryParameters')}>
            <FieldList fields={pagination.parameters} />
          </Nested>
          <Nested summary={t('api.section.response')}>
            <Schema shape={pagination.shape} />
          </Nested>
        </Section>
      ) : null}
      {model.headers.length > 0 ? (
        <Section id="rate-limits">
          <Nested summary={t('api.section.responseHeaders')}>
            <FieldList fields={model.headers} />
          </Nested>
        </Section>
      ) : null}
      {idempotency ? (
        <Section id="idempotency">
          <Nested summary={t('api.section.headerParameters')}>
            <FieldList fields={[idempotency]} />
          </Nested>
        </Section>
      ) : null}
      <Section id="description-files">
        <SpecFiles />
      </Section>
    </>
  );
  return (
    <Layout
      head={<Head title={title} href={href} source={source} version={version} />}
      intro={
        <>
          <Markdown of={lead(description)} />
          {model.baseUrl === undefined ? null : (
            <MethodEndpoint baseUrl={model.baseUrl}>
              {servers[0]?.url.title === undefined ? null : (
                <p className={styles.server}>
                  <Text of={servers[0].url.title} />
                </p>
              )}
            </MethodEndpoint>
          )}
        </>
      }
      code={
        first ? (
          <CodePart title={<Text of={first.operation.summary} />}>
            <CodeSnippets id="first" samples={first.samples} />
          </CodePart>
        ) : null
      }
      second={{children: others}}>
      {model.baseUrl === undefined ? (
        <Section id="base-url">
          <Servers of={servers} />
        </Section>
      ) : null}
      <Section id="authentication">
        {authentication.map((text, index) => (
          <Markdown key={index} of={text} />
        ))}
      </Section>
    </Layout>
  );
}

/** A resource with its operations. */
function Resource({id, title, href, operations}: OperationGroup): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id}>
      <h3>
        <Link to={href}>
          <Text of={title} />
        </Link>
      </h3>
      <ul>
        {operations.map(({method, path, summary, href: page, deprecated}) => (
          <li key={page}>
            <MethodBadge method={method} />{' '}
            <Link to={page} title={path}>
              <Text of={summary} />
            </Link>
            <Deprecated if={deprecated} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The events about a resource. */
function Events({resource, events}: EventGroup): ReactNode {
  const lang = useTextLang();
  return (
    <div>
      <h3>
        <Text of={resource ?? ''} />
      </h3>
      <ul>
        {events.map(({type, href, when, deprecated}) => (
          <li key={type}>
            <Link to={href} title={when} lang={lang(when)}>
              <code translate="no">{type}</code>
            </Link>
            <Deprecated if={deprecated} />
          </li>
        ))}
      </ul>
    </div>
  );
}
