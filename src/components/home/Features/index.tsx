import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {pictures} from './pictures';
import pictureStyles from './pictures.module.css';
import styles from './styles.module.css';
import Section from '@site/src/components/ui/Section';
import {useFormat} from '@site/src/components/useFormat';
import {limits} from '@site/src/data/limits';

/** What the product does. */
export default function Features(): ReactNode {
  const {unit} = useFormat();
  return (
    <Section
      ground="band"
      id="product"
      title={
        <Translate id="home.features.title" description="Home: title above what the product does">
          One platform for transactional and marketing email
        </Translate>
      }
      lead={
        <Translate id="home.features.lead">
          Your app and your marketing team share one account and one credit balance.
        </Translate>
      }>
      <ul className={styles.features}>
        <Feature wide to="/api" picture="api" title={<Translate id="home.features.api.title">Email API</Translate>}>
          <Translate id="home.features.api.text">
            One format for every response, errors that list the field and the reason, and API keys with only the
            permissions you grant.
          </Translate>
        </Feature>
        <Feature
          wide
          to="/guides/spf-dkim-and-dmarc"
          picture="deliverability"
          title={<Translate id="home.features.deliverability.title">Deliverability</Translate>}>
          <Translate id="home.features.deliverability.text">
            We check your DNS records, sign every email with DKIM, and stop sending to an address after a hard bounce or
            a complaint. All of it is automatic.
          </Translate>
        </Feature>
        <Feature
          to="/docs/campaigns"
          picture="campaigns"
          title={<Translate id="home.features.campaigns.title">Campaigns</Translate>}>
          <Translate id="home.features.campaigns.text">
            Every email gets an unsubscribe link and one-click unsubscribe automatically. Send a campaign now, schedule
            it, or cancel it while it&apos;s being sent.
          </Translate>
        </Feature>
        <Feature
          to="/docs/email-verification"
          picture="verification"
          title={<Translate id="home.features.verification.title">Email verification</Translate>}>
          <Translate id="home.features.verification.text">
            Find the addresses on your list that can&apos;t receive email before you send to it. Fewer bounces protect
            your reputation.
          </Translate>
        </Feature>
        <Feature
          to="/docs/sending/templates"
          picture="templates"
          title={<Translate id="home.features.templates.title">Templates</Translate>}>
          <Translate id="home.features.templates.text">
            Edit copy without a deploy. Your code sends a template&apos;s name and the values to fill in.
          </Translate>
        </Feature>
        <Feature
          wide
          to="/docs/sending/smtp"
          picture="smtp"
          title={<Translate id="home.features.smtp.title">SMTP relay</Translate>}>
          <Translate id="home.features.smtp.text">
            Point your framework, online store or printer at our SMTP server. No new code.
          </Translate>
        </Feature>
        <Feature
          wide
          to="/docs/webhooks"
          picture="webhooks"
          title={<Translate id="home.features.webhooks.title">Webhooks</Translate>}>
          <Translate
            id="home.features.webhooks.text"
            description="Home: {days} is a number of days with its unit"
            values={{days: unit(limits.webhookRetryDays, 'day')}}>
            {
              "Your server gets a signed request for each delivery, bounce and complaint. If it's down, we retry for about {days}."
            }
          </Translate>
        </Feature>
      </ul>
    </Section>
  );
}

interface Props {
  title: ReactNode;
  /** The English path of its documentation. */
  to: string;
  picture: keyof typeof pictures;
  /** Half of the row instead of a third. */
  wide?: boolean;
  /** One or two sentences about it. */
  children: ReactNode;
}

function Feature({title, to, picture, wide = false, children}: Props): ReactNode {
  return (
    <li className={styles.feature} data-wide={wide || undefined}>
      <h3>
        <Link to={to}>
          <span>{title}</span>
        </Link>
      </h3>
      <p>{children}</p>
      <div className={pictureStyles.picture} aria-hidden="true" translate="no">
        {pictures[picture]}
      </div>
    </li>
  );
}
