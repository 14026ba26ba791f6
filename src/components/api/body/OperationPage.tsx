import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ApiExplorer from '@theme/ApiExplorer';
import MethodEndpoint from '@theme/ApiExplorer/MethodEndpoint';
import Layout from '@theme/ApiItem/Layout';
import Markdown from '@theme/Markdown';
import ResponseExamples, {responseExamplesTitle} from '@theme/ResponseExamples';
import Schema, {FieldList} from '@theme/Schema';
import StatusCodes, {Bodies, ContentType, ErrorStatus} from '@theme/StatusCodes';
import type {ReactNode} from 'react';

import {t} from '../texts';
import Head from './Head';
import OperationList from './OperationList';
import Section from './Section';
import styles from './styles.module.css';
import responseStyles from '@site/src/theme/StatusCodes/styles.module.css';
import EventTable from '@site/src/components/mdx/EventTable';
import {rateLimitPhrase} from '@site/src/openapi/limitPhrases';
import type {OperationModel} from '@site/src/openapi/models';
import {sectionsOf} from '@site/src/openapi/sections';

/** The page of one operation. */
export default function OperationPage(model: OperationModel): ReactNode {
  const {title, href, source, method, path, baseUrl, description} = model;
  const {body, parameters, responses, errors, errorShape, headers, next} = model;
  const request = (
    <>
      {parameters.map(({id, fields}) => (
        <Section key={id} id={id}>
          <FieldList fields={fields} direction="request" />
        </Section>
      ))}
      {body ? (
        <Section id="request-body">
          <Markdown of={body.description} />
          <Bodies bodies={body.bodies} direction="request" required={body.required} />
        </Section>
      ) : null}
    </>
  );
  const response = (
    <>
      {responses.length > 0 ? (
        <Section id="response">
          <StatusCodes responses={responses} examples={false} />
        </Section>
      ) : null}
      {errors.length > 0 ? (
        <Section id="errors">
          {errors.map((error) => (
            <ErrorStatus key={error.status} {...error} />
          ))}
          {errorShape.fields.length > 0 ? (
            <section className={responseStyles.response}>
              <h3>{t('api.errors.fields')}</h3>
              <Schema shape={errorShape} direction="response" />
            </section>
          ) : null}
        </Section>
      ) : null}
      {headers.length > 0 ? (
        <Section id="response-headers">
          {headers.map(({field, statuses}) => (
            <div key={field.id} className={responseStyles.header}>
              {statuses ? <ContentType types={[t('api.header.statuses', {statuses: statuses.join(', ')})]} /> : null}
              <FieldList fields={[field]} direction="response" />
            </div>
          ))}
        </Section>
      ) : null}
      {next.length > 0 ? (
        <Section id="next-steps">
          <OperationList items={next.map((step) => ({...step, note: <Markdown of={step.description} />}))} />
        </Section>
      ) : null}
      {model.events.length > 0 ? (
        <Section id="related-events">
          <EventTable groups={[{events: model.events}]} />
        </Section>
      ) : null}
    </>
  );
  // The examples of every success, in the order of the spec.
  const examples = responses.flatMap(({status, bodies}) =>
    bodies.flatMap((one) => one.examples.map(({summary, code}) => ({code, label: summary ?? status, name: status}))),
  );
  const examplesTitle = responseExamplesTitle();
  return (
    <Layout
      head={
        <Head title={title} href={href} source={source} sections={sectionsOf(model)}>
          <MethodEndpoint method={method} baseUrl={baseUrl} path={path}>
            {model.deprecated ? <p className={styles.warning}>{t('api.deprecated')}</p> : null}
            <Facts {...model} />
          </MethodEndpoint>
          <Markdown of={description} />
        </Head>
      }
      code={<ApiExplorer {...model} />}
      label={t('api.section.samples')}
      second={
        examples.length > 0
          ? {
              code: <ResponseExamples id="answer" title={examplesTitle} examples={examples} />,
              label: examplesTitle,
              children: response,
            }
          : undefined
      }>
      {request}
      {examples.length > 0 ? null : response}
    </Layout>
  );
}

/** Scope, rate limit and idempotency of the operation, in one line. */
function Facts({scope, limits, idempotent}: OperationModel): ReactNode {
  const {i18n} = useDocusaurusContext();
  const iso = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const facts = [
    {term: t('api.scope.label'), value: scope && <code translate="no">{scope}</code>},
    {term: t('api.rateLimit.label'), value: limits.length > 0 && rateLimitPhrase(limits, t, iso)},
    {term: t('api.idempotency.label'), value: idempotent && <code translate="no">Idempotency-Key</code>},
  ].filter(({value}) => value);
  return facts.length === 0 ? null : (
    <dl className={styles.facts}>
      {facts.map(({term, value}) => (
        <div key={term}>
          <dt>{term}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
