import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {rateLimitText, t} from '../texts';
import EventList from './EventList';
import Layout from './Layout';
import Markdown from './Markdown';
import MethodEndpoint from './MethodEndpoint';
import Notes, {hasNotes} from './Notes';
import OperationList from './OperationList';
import RequestSamples from './RequestSamples';
import ResponseExamples, {responseExamplesTitle} from './ResponseExamples';
import {FieldList} from './Schema';
import {Names, Nested} from './Schema/Nested';
import Section from './Section';
import Servers from './Servers';
import StatusCodes, {Bodies, ErrorStatuses} from './StatusCodes';
import styles from './styles.module.css';
import {useIso} from '@site/src/components/ui/useFormat';
import type {OperationModel} from '@site/src/reference/models/models';
import {notesId} from '@site/src/reference/models/texts';

/** The page of one operation. */
export default function OperationPage(model: OperationModel): ReactNode {
  const {method, path, baseUrl, servers, body, parameters, headers, next, events} = model;
  return (
    <Layout
      page={model}
      intro={
        <MethodEndpoint method={method} baseUrl={baseUrl} path={path}>
          {model.deprecated ? <p className={styles.warning}>{t('api.deprecated')}</p> : null}
          <Facts {...model} />
        </MethodEndpoint>
      }
      code={<RequestSamples {...model} />}
      label={t('api.section.samples')}
      second={{
        code: <ResponseExamples {...model} />,
        label: responseExamplesTitle(),
        children: (
          <>
            <Section id="response" title={t('api.section.response')}>
              <StatusCodes responses={model.responses} />
            </Section>
            <Section
              id="errors"
              title={t('api.section.errors')}
              aside={<Link to="/api#errors">{t('api.errors.fields')}</Link>}>
              <ErrorStatuses errors={model.errors} />
            </Section>
            <Section id="response-headers" title={t('api.section.responseHeaders')} if={headers.length > 0}>
              <Nested summary={<Names of={headers.map(({field}) => field)} />}>
                {headers.map(({field, statuses}) => (
                  <div key={field.id}>
                    {statuses ? <p>{t('api.header.statuses', {statuses: statuses.join(', ')})}</p> : null}
                    <FieldList fields={[field]} />
                  </div>
                ))}
              </Nested>
            </Section>
            <Section id="next-steps" title={t('api.section.nextSteps')} if={next.length > 0}>
              <OperationList items={next.map((step) => ({...step, note: <Markdown of={step.description} />}))} />
            </Section>
            <Section id="related-events" title={t('api.section.relatedEvents')} if={events.length > 0}>
              <EventList events={events} />
            </Section>
          </>
        ),
      }}>
      <Section id="base-url" title={t('api.section.baseUrl')} if={servers.length > 0}>
        <Servers of={servers} />
      </Section>
      {parameters.map(({id, title, fields}) => (
        <Section key={id} id={id} title={t(title)}>
          <FieldList fields={fields} />
        </Section>
      ))}
      <Section id="request-body" title={t('api.section.requestBody')} if={body !== undefined}>
        <Markdown of={body?.description} />
        <Bodies bodies={body?.bodies ?? []} required={body?.required} />
      </Section>
      <Section id={notesId} title={t('api.field.more')} if={hasNotes(model)}>
        <Notes {...model} />
      </Section>
    </Layout>
  );
}

/** Scope, rate limit, and idempotency of the operation, in one line. */
function Facts({scope, limits, idempotent}: OperationModel): ReactNode {
  const iso = useIso();
  const facts = [
    {term: t('api.scope.label'), value: scope && <code translate="no">{scope}</code>},
    {term: t('api.rateLimit.label'), value: limits.length > 0 && rateLimitText(limits, iso)},
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
