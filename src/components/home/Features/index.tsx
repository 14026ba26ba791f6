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
          Everything a letter needs
        </Translate>
      }
      lead={
        <Translate id="home.features.lead">
          One account for what your application sends and what your marketing sends. All of it is paid with the same
          credits.
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
              Every answer has the same format. An error names the field and the reason, and an API key may do only what
              you allow it to.
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
              Does your framework, shop or printer already send email? Change its SMTP settings, and it sends through
              us. No new code.
            </Translate>
          }
        />
        <Feature
          to="/docs/campaigns"
          picture={campaignsPicture}
          title={<Translate id="home.features.campaigns.title">Campaigns</Translate>}
          text={
            <Translate id="home.features.campaigns.text">
              Write to a whole audience, at once or at the hour you choose. You can cancel a campaign even while it is
              being sent.
            </Translate>
          }
        />
        <Feature
          to="/docs/email-verification"
          picture={verificationPicture}
          title={<Translate id="home.features.verification.title">Email verification</Translate>}
          text={
            <Translate id="home.features.verification.text">
              Find out whether an address can receive email before you write to it. That keeps bounces away and your
              reputation good.
            </Translate>
          }
        />
        <Feature
          to="/docs/sending/templates"
          picture={templatesPicture}
          title={<Translate id="home.features.templates.title">Templates</Translate>}
          text={
            <Translate id="home.features.templates.text">
              Keep the text out of your code. Each email names its template and brings the values.
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
              We tell your server about each delivery, bounce and complaint, in signed requests that you can check.
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
              We check your DNS records. After a hard bounce or a complaint, the address goes to your suppression list,
              so that you do not write to it again.
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
