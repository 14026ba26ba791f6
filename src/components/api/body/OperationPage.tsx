import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {t} from '../texts';
import EventList from './EventList';
import Head from './Head';
import Layout from './Layout';
import Markdown from './Markdown';
import MethodEndpoint from './MethodEndpoint';
import Notes, {hasNotes, lead} from './Notes';
import OperationList from './OperationList';
import RequestSamples from './RequestSamples';
import ResponseExamples, {responseExamplesTitle} from './ResponseExamples';
import {FieldList} from './Schema';
import {Names, Nested} from './Schema/Nested';
import Section from './Section';
import Servers from './Servers';
import StatusCodes, {Bodies, ErrorStatuses} from './StatusCodes';
import styles from './styles.module.css';
import {useIso} from '@site/src/components/useFormat';
import {rateLimitPhrase} from '@site/src/openapi/limitPhrases';
import type {OperationModel} from '@site/src/openapi/models';
import {notesId} from '@site/src/openapi/texts';

/** The page of one operation. */
export default function OperationPage(model: OperationModel): ReactNode {
  const {title, href, source, version, method, path, baseUrl, description} = model;
  const {body, parameters, responses, errors, headers, next} = model;
  return (
    <Layout
      head={<Head title={title} href={href} source={source} version={version} />}
      intro={
        <>
          <Markdown of={lead(description)} />
          <MethodEndpoint method={method} baseUrl={baseUrl} path={path}>
            {model.deprecated ? <p className={styles.warning}>{t('api.deprecated')}</p> : null}
            <Facts {...model} />
          </MethodEndpoint>
        </>
      }
      code={<RequestSamples {...model} />}
      label={t('api.section.samples')}
      second={{
        code: <ResponseExamples {...model} />,
        label: responseExamplesTitle(),
        children: (
          <>
            <Section id="response">
              <StatusCodes responses={responses} examples={false} />
            </Section>
            <Section id="errors" aside={<Link to="/api#errors">{t('api.errors.fields')}</Link>}>
              <ErrorStatuses errors={errors} />
            </Section>
            {headers.length > 0 ? (
              <Section id="response-headers">
                <Nested summary={<Names of={headers.map(({field}) => field)} />}>
                  {headers.map(({field, statuses}) => (
                    <div key={field.id}>
                      {statuses ? <p>{t('api.header.statuses', {statuses: statuses.join(', ')})}</p> : null}
                      <FieldList fields={[field]} />
                    </div>
                  ))}
                </Nested>
              </Section>
            ) : null}
            {next.length > 0 ? (
              <Section id="next-steps">
                <OperationList items={next.map((step) => ({...step, note: <Markdown of={step.description} />}))} />
              </Section>
            ) : null}
            {model.events.length > 0 ? (
              <Section id="related-events">
                <EventList events={model.events} />
              </Section>
            ) : null}
          </>
        ),
      }}>
      {model.servers.length > 0 ? (
        <Section id="base-url">
          <Servers of={model.servers} />
        </Section>
      ) : null}
      {parameters.map(({id, fields}) => (
        <Section key={id} id={id}>
          <FieldList fields={fields} />
        </Section>
      ))}
      {body ? (
        <Section id="request-body">
          <Markdown of={body.description} />
          <Bodies bodies={body.bodies} required={body.required} examples={false} />
        </Section>
      ) : null}
      {hasNotes({of: description, link: model.link}) ? (
        <Section id={notesId}>
          <Notes of={description} link={model.link} />
        </Section>
      ) : null}
    </Layout>
  );
}

/** Scope, rate limit and idempotency of the operation, in one line. */
function Facts({scope, limits, idempotent}: OperationModel): ReactNode {
  const iso = useIso();
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
