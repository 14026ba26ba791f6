import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeSnippets from '@theme/ApiExplorer/CodeSnippets';
import MethodEndpoint from '@theme/ApiExplorer/MethodEndpoint';
import CodeSamples from '@theme/CodeSamples';
import Markdown from '@theme/Markdown';
import Schema, {FieldList} from '@theme/Schema';
import type {ReactNode} from 'react';

import SpecFiles from '../SpecFiles';
import {t} from '../texts';
import Head from './Head';
import Section from './Section';
import styles from './styles.module.css';
import OperationTable from '../OperationTable';
import EventTable from '@site/src/components/mdx/EventTable';
import type {CodeRow, LandingModel} from '@site/src/openapi/models';

/** The front page: how to call the API, conventions, and every operation and event. */
export default function LandingPage(model: LandingModel): ReactNode {
  const {title, href, source, description, baseUrls, authentication, first, codes, errorShape} = model;
  const {pagination, headers, idempotency, groups, eventsHref, eventGroups} = model;
  return (
    <>
      <Head title={title} href={href} source={source}>
        <Markdown of={description} />
      </Head>
      <div className={styles.sections}>
        <Section id="base-url">
          {baseUrls.map((url) => (
            <CodeSamples key={url.hash} code={url} />
          ))}
        </Section>
        {authentication.length > 0 ? (
          <Section id="authentication">
            {authentication.map((text, index) => (
              <Markdown key={index} of={text} />
            ))}
          </Section>
        ) : null}
        {first ? (
          <Section id="first-request">
            <p>
              <Link to={first.operation.href}>{first.operation.summary}</Link>
            </p>
            <MethodEndpoint method={first.operation.method} path={first.operation.path} />
            {first.samples.length > 0 ? <CodeSnippets id="first" samples={first.samples} /> : null}
            {first.response ? <CodeSamples code={first.response} name={t('api.section.response')} /> : null}
          </Section>
        ) : null}
        {codes.length > 0 ? (
          <Section id="errors">
            <dl className={styles.codes}>
              {codes.map((row) => (
                <ErrorCode key={row.code} {...row} />
              ))}
            </dl>
            <h3>{t('api.errors.fields')}</h3>
            <Schema shape={errorShape} direction="response" />
          </Section>
        ) : null}
        {pagination.shape.fields.length > 0 ? (
          <Section id="pagination">
            <FieldList fields={pagination.parameters} direction="request" />
            <Schema shape={pagination.shape} direction="response" />
          </Section>
        ) : null}
        {headers.length > 0 ? (
          <Section id="rate-limits">
            <FieldList fields={headers} direction="response" />
          </Section>
        ) : null}
        {idempotency ? (
          <Section id="idempotency">
            <FieldList fields={[idempotency]} direction="request" />
          </Section>
        ) : null}
        <Section id="operations">
          <OperationTable groups={groups} />
        </Section>
        {eventGroups.length > 0 ? (
          <Section id="events">
            {eventsHref === undefined ? null : (
              <p>
                <Link to={eventsHref}>{t('api.events.more')}</Link>
              </p>
            )}
            <EventTable groups={eventGroups} />
          </Section>
        ) : null}
        <Section id="description-files">
          <SpecFiles />
        </Section>
      </div>
    </>
  );
}

/** An error code with its anchor. */
function ErrorCode({code, meaning, href}: CodeRow): ReactNode {
  const id = `error-${code}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id}>
      <dt>
        {href === undefined ? (
          <code translate="no">{code}</code>
        ) : (
          <Link to={href}>
            <code translate="no">{code}</code>
          </Link>
        )}
      </dt>
      <dd>
        <Markdown of={meaning} inline />
      </dd>
    </div>
  );
}
