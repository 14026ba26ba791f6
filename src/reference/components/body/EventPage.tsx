import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {t} from '../texts';
import Layout, {CodePart} from './Layout';
import MethodEndpoint from './MethodEndpoint';
import Notes from './Notes';
import OperationList from './OperationList';
import {Examples, exampleTab, examplesOf} from './ResponseExamples';
import {FieldList} from './Schema';
import Section from './Section';
import StatusCodes, {Bodies} from './StatusCodes';
import styles from './styles.module.css';
import type {EventModel} from '@site/src/reference/models/models';

/** The page of an event: when it is sent, its payload, and the expected response. */
export default function EventPage(model: EventModel): ReactNode {
  const {method, path, headers, bodies, responses, operations} = model;
  const examples = examplesOf(bodies);
  return (
    <Layout
      page={model}
      intro={
        <MethodEndpoint method={method} path={path}>
          {model.deprecated ? <p className={styles.warning}>{t('api.deprecated')}</p> : null}
          <p>
            <Translate
              id="api.event.subscribe"
              description="API reference, page of an event: {events} is the name of a field, as a link"
              values={{
                events: (
                  <Link to="/api/webhooks/create-webhook#body-events">
                    <code translate="no">events</code>
                  </Link>
                ),
              }}>
              {'To receive this event, add it to the {events} of a webhook.'}
            </Translate>
          </p>
        </MethodEndpoint>
      }
      code={
        examples.length > 0 ? (
          <CodePart title={t('api.section.payload')}>
            <Examples id="example" of={examples.map((example) => exampleTab(example, path))} />
          </CodePart>
        ) : null
      }>
      <Notes {...model} />
      <Section id="event-headers" title={t('api.section.headerParameters')} if={headers.length > 0}>
        <p>
          <Translate
            id="api.event.signature"
            values={{
              link: (
                <Link to={model.signatureHref}>
                  <Translate
                    id="api.event.signature.link"
                    description="API reference: link to the page about verifying signatures, used in api.event.signature">
                    Verify the signature
                  </Translate>
                </Link>
              ),
            }}>
            {'{link} before you trust the event.'}
          </Translate>
        </p>
        <FieldList fields={headers} />
      </Section>
      <Section id="payload" title={t('api.section.payload')}>
        <Bodies bodies={bodies} />
      </Section>
      <Section id="response" title={t('api.section.expectedResponse')} if={responses.length > 0}>
        <StatusCodes responses={responses} examples />
      </Section>
      <Section id="related-operations" title={t('api.section.relatedOperations')} if={operations.length > 0}>
        <OperationList items={operations} />
      </Section>
    </Layout>
  );
}
