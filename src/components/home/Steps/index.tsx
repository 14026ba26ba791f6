import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {DomainView, EmailView} from './views';
import styles from './styles.module.css';
import LinkedText from '@site/src/components/ui/LinkedText';
import Section from '@site/src/components/ui/Section';
import {Muted, PlainList, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {facts} from '@site/src/data/facts';

/**
 * Three steps to a delivered email, each with a view of the product.
 *
 * @param samples the request of the second step, as tabs of code panels
 */
export default function Steps({samples}: {samples: ReactNode}): ReactNode {
  const {number, unit} = useFormat();
  return (
    <Section
      id="steps"
      title={<Translate id="home.steps.title">Send your first email in three steps</Translate>}
      lead={
        <Translate id="home.steps.lead" values={{count: number(facts.setupMinutes)}}>
          {'Setup takes under {count}\u00a0minutes once your DNS records are published.'}
        </Translate>
      }>
      <PlainList as="ol" className={styles.steps}>
        <Step title={<Translate id="home.steps.domain.title">Add a sending domain</Translate>} view={<DomainView />}>
          <Translate id="home.steps.domain.text">
            Copy four DNS records to your DNS provider. We check them and show you which ones are missing.
          </Translate>
        </Step>
        <Step
          title={<Translate id="home.steps.send.title">Send an email</Translate>}
          view={<div className={styles.samples}>{samples}</div>}>
          <LinkedText to="/api/emails/send-email">
            {translate({
              id: 'home.steps.send.text',
              message: "Make [one request] in your language, or send with your framework's mailer over SMTP.",
              description: 'Home: the text in brackets is a link',
            })}
          </LinkedText>
        </Step>
        <Step title={<Translate id="home.steps.delivery.title">Follow the delivery</Translate>} view={<EmailView />}>
          <Translate
            id="home.steps.delivery.text"
            description="Home: {time} is a number of seconds with its unit, an average"
            values={{time: unit(facts.averageDeliverySeconds, 'second')}}>
            {'Delivery takes about {time} on average, and events show you every step.'}
          </Translate>
        </Step>
      </PlainList>
    </Section>
  );
}

function Step({title, view, children}: Record<'title' | 'view' | 'children', ReactNode>): ReactNode {
  return (
    <Stack as="li">
      <div className={styles.text}>
        <h3>{title}</h3>
        <Muted as="p">{children}</Muted>
      </div>
      {view}
    </Stack>
  );
}
