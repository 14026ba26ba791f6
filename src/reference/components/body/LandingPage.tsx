import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import SpecFiles from '../SpecFiles';
import {t} from '../texts';
import CodeSamples from './CodeSamples';
import CodeSnippets from './CodeSnippets';
import Deprecated from './Deprecated';
import Layout, {CodePart} from './Layout';
import Markdown from './Markdown';
import MethodEndpoint from './MethodEndpoint';
import Notes, {hasNotes} from './Notes';
import Schema, {FieldList} from './Schema';
import {Nested} from './Schema/Nested';
import Section from './Section';
import Servers from './Servers';
import {ErrorCodes} from './StatusCodes';
import styles from './styles.module.css';
import Text, {useTextLang} from './Text';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {LandingModel} from '@site/src/reference/models/models';
import {notesId} from '@site/src/reference/models/texts';

/** The front page: every operation and event, and the conventions of the API. */
export default function LandingPage(model: LandingModel): ReactNode {
  const {baseUrl, servers, first, codes, errorShape, pagination, headers, idempotency, eventGroups} = model;
  const lang = useTextLang();
  const description = servers[0]?.url.title;
  const others = (
    <>
      <Section id="operations" title={t('api.section.operations')}>
        <div className={styles.groups}>
          {model.groups.map(({id, title, href, operations}) => (
            <Group key={id} id={id} title={title} href={href}>
              {operations.map(({method, path, summary, href: page, deprecated}) => (
                <li key={page}>
                  <MethodBadge method={method} />{' '}
                  <Link to={page} title={path}>
                    <Text of={summary} />
                  </Link>
                  <Deprecated if={deprecated} />
                </li>
              ))}
            </Group>
          ))}
        </div>
      </Section>
      <Section id="events" title={t('api.section.events')} if={eventGroups.length > 0}>
        <p>
          <Link to={model.eventsHref}>{t('api.events.more')}</Link>
        </p>
        <div className={styles.groups}>
          {eventGroups.map(({id, resource = '', events}) => (
            <Group key={id} title={resource}>
              {events.map(({type, href, when, deprecated}) => (
                <li key={type}>
                  <Link to={href} title={when} lang={lang(when)}>
                    <code translate="no">{type}</code>
                  </Link>
                  <Deprecated if={deprecated} />
                </li>
              ))}
            </Group>
          ))}
        </div>
      </Section>
      <Section id={notesId} title={t('api.field.more')} if={hasNotes(model)}>
        <Notes {...model} />
      </Section>
      <Section id="errors" title={t('api.section.errors')} if={errorShape.children.length > 0}>
        {codes.length > 0 ? <ErrorCodes codes={codes} anchors /> : null}
        <Nested summary={t('api.errors.fields')}>
          <Schema shape={errorShape} />
        </Nested>
      </Section>
      <Section id="pagination" title={t('api.section.pagination')} if={pagination.shape.children.length > 0}>
        <Nested summary={t('api.section.queryParameters')}>
          <FieldList fields={pagination.parameters} />
        </Nested>
        <Nested summary={t('api.section.response')}>
          <Schema shape={pagination.shape} />
        </Nested>
      </Section>
      <Section id="rate-limits" title={t('api.section.rateLimits')} if={headers.length > 0}>
        <Nested summary={t('api.section.responseHeaders')}>
          <FieldList fields={headers} />
        </Nested>
      </Section>
      <Section id="idempotency" title={t('api.section.idempotency')} if={idempotency !== undefined}>
        <Nested summary={t('api.section.headerParameters')}>
          <FieldList fields={idempotency ? [idempotency] : []} />
        </Nested>
      </Section>
      <Section id="description-files" title={t('api.section.files')}>
        <SpecFiles />
      </Section>
    </>
  );
  return (
    <Layout
      page={model}
      intro={
        baseUrl === undefined ? null : (
          <MethodEndpoint baseUrl={baseUrl}>
            {description === undefined ? null : (
              <p className={styles.server}>
                <Text of={description} />
              </p>
            )}
          </MethodEndpoint>
        )
      }
      code={
        first ? (
          <CodePart title={<Text of={first.operation.summary} />}>
            <CodeSnippets id="first" samples={first.samples} show={(code) => <CodeSamples code={code} />} />
          </CodePart>
        ) : null
      }
      second={{children: others}}>
      <Section id="base-url" title={t('api.section.baseUrl')} if={baseUrl === undefined}>
        <Servers of={servers} />
      </Section>
      <Section id="authentication" title={t('api.section.authentication')}>
        {model.authentication.map((text, index) => (
          <Markdown key={index} of={text} />
        ))}
      </Section>
    </Layout>
  );
}

/** The operations or events of a resource. */
function Group({
  id,
  title,
  href,
  children,
}: {
  id?: string;
  title: string;
  href?: string;
  children: ReactNode;
}): ReactNode {
  const text = <Text of={title} />;
  return (
    <div id={id} className="ui-card">
      <h3>{href === undefined ? text : <Link to={href}>{text}</Link>}</h3>
      <ul className="ui-list">{children}</ul>
    </div>
  );
}
