import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {say} from '../texts';
import Endpoint from './Endpoint';
import Facts from './Facts';
import {FieldList, ShapeFields} from './Fields';
import Head from './Head';
import Layout from './Layout';
import NextSteps from './NextSteps';
import {AnswerCode, RequestCode, answerTitle, answersOf} from './OperationCode';
import {Bodies, ContentType, ErrorStatus, Response} from './Responses';
import responseStyles from './responses.module.css';
import Section from './Section';
import Text from './Text';
import EventTable from '@site/src/components/mdx/EventTable';
import {rateLimitPhrase} from '@site/src/plugins/api-reference/limitPhrases';
import type {OperationModel} from '@site/src/plugins/api-reference/models';
import {sectionsOf} from '@site/src/plugins/api-reference/sections';

/** The page of one operation. */
export default function OperationPage(model: OperationModel): ReactNode {
  const {method, path, baseUrl, description, body, parameters, responses, errors, errorShapes, headers, next} = model;
  const asked = (
    <>
      {parameters.map(({id, fields}) => (
        <Section key={id} id={id}>
          <FieldList fields={fields} direction="request" />
        </Section>
      ))}
      {body ? (
        <Section id="request-body">
          <Text of={body.description} />
          <Bodies bodies={body.bodies} direction="request" required={body.required} />
        </Section>
      ) : null}
    </>
  );
  const answered = (
    <>
      {responses.length > 0 ? (
        <Section id="response">
          {responses.map((response) => (
            <Response key={response.status} {...response} examples={false} />
          ))}
        </Section>
      ) : null}
      {errors.length > 0 ? (
        <Section id="errors">
          {errors.map((error) => (
            <ErrorStatus key={error.status} {...error} />
          ))}
          {errorShapes.map((shape, index) => (
            <section key={index} className={responseStyles.response}>
              <h3>{say('api.errors.fields')}</h3>
              <ShapeFields shape={shape} direction="answer" />
            </section>
          ))}
        </Section>
      ) : null}
      {headers.length > 0 ? (
        <Section id="response-headers">
          {headers.map(({field, statuses}) => (
            <div key={field.id} className={responseStyles.header}>
              {statuses ? <ContentType types={[say('api.header.statuses', {statuses: statuses.join(', ')})]} /> : null}
              <FieldList fields={[field]} direction="answer" />
            </div>
          ))}
        </Section>
      ) : null}
      {next.length > 0 ? (
        <Section id="next-steps">
          <NextSteps steps={next} />
        </Section>
      ) : null}
      {model.events.length > 0 ? (
        <Section id="related-events">
          <EventTable groups={[{events: model.events}]} />
        </Section>
      ) : null}
    </>
  );
  const answers = answersOf(model);
  return (
    <Layout
      head={<OperationHead {...model} />}
      code={<RequestCode {...model} />}
      label={say('api.section.samples')}
      second={
        answers.length > 0
          ? {code: <AnswerCode answers={answers} />, label: answerTitle(), children: answered}
          : undefined
      }>
      {asked}
      {answers.length > 0 ? null : answered}
    </Layout>
  );

  function OperationHead({title, href, source, deprecated, scope, limits, idempotent}: OperationModel): ReactNode {
    const {i18n} = useDocusaurusContext();
    const iso = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
    return (
      <Head title={title} href={href} source={source} sections={sectionsOf(model)}>
        <Endpoint method={method} baseUrl={baseUrl} path={path}>
          <Facts
            warning={deprecated ? say('api.deprecated') : undefined}
            facts={[
              ...(scope === undefined
                ? []
                : [{term: say('api.scope.label'), value: <code translate="no">{scope}</code>}]),
              ...(limits.length === 0
                ? []
                : [{term: say('api.rateLimit.label'), value: rateLimitPhrase(limits, say, iso)}]),
              ...(idempotent
                ? [{term: say('api.idempotency.label'), value: <code translate="no">Idempotency-Key</code>}]
                : []),
            ]}
          />
        </Endpoint>
        <Text of={description} />
      </Head>
    );
  }
}
