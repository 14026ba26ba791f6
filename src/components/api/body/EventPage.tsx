import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {t} from '../texts';
import Head from './Head';
import Layout, {CodePart} from './Layout';
import Markdown from './Markdown';
import MethodEndpoint from './MethodEndpoint';
import Notes, {lead} from './Notes';
import OperationList from './OperationList';
import {ExampleSelect} from './ResponseExamples';
import {FieldList} from './Schema';
import Section from './Section';
import StatusCodes, {Bodies} from './StatusCodes';
import styles from './styles.module.css';
import type {EventModel} from '@site/src/openapi/models';

/** The page of an event: when it is sent, its payload, and the expected response. */
export default function EventPage(model: EventModel): ReactNode {
  const {title, href, source, version, type, description, headers, signatureHref, bodies, responses, operations} =
    model;
  return (
    <Layout
      head={<Head title={title} href={href} source={source} version={version} />}
      intro={
        <>
          <Markdown of={lead(description)} />
          <MethodEndpoint method="event" path={type}>
            {model.deprecated ? <p className={styles.warning}>{t('api.deprecated')}</p> : null}
            <Subscribe />
          </MethodEndpoint>
        </>
      }
      notes={<Notes of={description} link={model.link} />}
      code={<EventCode {...model} />}>
      {headers.length > 0 ? (
        <Section id="event-headers">
          <SignatureNote href={signatureHref} />
          <FieldList fields={headers} />
        </Section>
      ) : null}
      <Section id="payload">
        <Bodies bodies={bodies} examples={false} />
      </Section>
      {responses.length > 0 ? (
        <Section id="answer">
          <StatusCodes responses={responses} />
        </Section>
      ) : null}
      {operations.length > 0 ? (
        <Section id="related-operations">
          <OperationList items={operations} />
        </Section>
      ) : null}
    </Layout>
  );
}

/** How to subscribe to the event. */
function Subscribe(): ReactNode {
  return (
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
  );
}

/** Asks the receiver to verify the signature. */
function SignatureNote({href}: {href: string}): ReactNode {
  return (
    <p>
      <Translate
        id="api.event.signature"
        values={{
          link: (
            <Link to={href}>
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
  );
}

function EventCode({bodies, type}: EventModel): ReactNode {
  const examples = bodies.flatMap((body) => body.examples);
  return examples.length === 0 ? null : (
    <CodePart title={t('api.section.payload')}>
      <ExampleSelect
        label={t('api.example')}
        isTitled
        examples={examples.map(({summary, description, code}) => ({
          code,
          description,
          label: summary ?? t('api.example'),
          name: type,
        }))}
      />
    </CodePart>
  );
}
