import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {
  apiPicture,
  campaignsPicture,
  deliverabilityPicture,
  smtpPicture,
  templatesPicture,
  verificationPicture,
  webhooksPicture,
} from './pictures';
import styles from './styles.module.css';
import Section from '@site/src/components/ui/Section';

/** What the product does. */
export default function Features(): ReactNode {
  return (
    <Section
      ground="band"
      id="features"
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
        <Feature
          wide
          to="/api"
          picture={apiPicture}
          title={<Translate id="home.features.api.title">Email API</Translate>}
          text={
            <Translate id="home.features.api.text">
              All responses share one format. Errors list the field and the reason, and each API key has only the
              permissions you grant.
            </Translate>
          }
        />
        <Feature
          wide
          to="/docs/sending/smtp"
          picture={smtpPicture}
          title={<Translate id="home.features.smtp.title">SMTP relay</Translate>}
          text={
            <Translate id="home.features.smtp.text">
              Does your framework, shop or printer already send email? Change its SMTP settings to send through
              Mailwren. No new code.
            </Translate>
          }
        />
        <Feature
          to="/docs/campaigns"
          picture={campaignsPicture}
          title={<Translate id="home.features.campaigns.title">Campaigns</Translate>}
          text={
            <Translate id="home.features.campaigns.text">
              Email a whole audience, now or at a scheduled time. You can cancel a campaign even while it is being sent.
            </Translate>
          }
        />
        <Feature
          to="/docs/email-verification"
          picture={verificationPicture}
          title={<Translate id="home.features.verification.title">Email verification</Translate>}
          text={
            <Translate id="home.features.verification.text">
              Check whether an address can receive email before you send to it. You get fewer bounces and protect your
              reputation.
            </Translate>
          }
        />
        <Feature
          to="/docs/sending/templates"
          picture={templatesPicture}
          title={<Translate id="home.features.templates.title">Templates</Translate>}
          text={
            <Translate id="home.features.templates.text">
              Keep copy out of your code. Each request specifies a template and the values to insert.
            </Translate>
          }
        />
        <Feature
          wide
          to="/docs/webhooks"
          picture={webhooksPicture}
          title={<Translate id="home.features.webhooks.title">Webhooks</Translate>}
          text={
            <Translate id="home.features.webhooks.text">
              We notify your server of each delivery, bounce and complaint in signed requests that you can verify.
            </Translate>
          }
        />
        <Feature
          wide
          to="/guides/spf-dkim-and-dmarc"
          picture={deliverabilityPicture}
          title={<Translate id="home.features.deliverability.title">Deliverability</Translate>}
          text={
            <Translate id="home.features.deliverability.text">
              We check your DNS records. After a hard bounce or a complaint, we add the address to your suppression
              list, so you don’t email it again.
            </Translate>
          }
        />
      </ul>
    </Section>
  );
}

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** The English path of its documentation. */
  to: string;
  /** A picture from the product, the same in every language. */
  picture: ReactNode;
  /** Half of the row instead of a third. */
  wide?: boolean;
}

function Feature({title, text, to, picture, wide = false}: Props): ReactNode {
  return (
    <li className={styles.feature} data-wide={wide || undefined}>
      <div className={styles.picture} aria-hidden="true" translate="no">
        {picture}
      </div>
      <h3>
        <Link to={to}>
          <span>{title}</span>
        </Link>
      </h3>
      <p>{text}</p>
    </li>
  );
}
