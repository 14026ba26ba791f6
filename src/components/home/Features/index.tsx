import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Picture from '@site/src/components/ui/Picture';
import Section from '@site/src/components/ui/Section';
import {Card, Muted, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {limits} from '@site/src/data/limits';

/**
 * The product's features, each with a picture in `static/img/product.svg` and the path of its documentation.
 *
 * @param days how long webhooks are retried
 */
const features = (days: string) => [
  {
    picture: 'api',
    to: '/api',
    title: translate({id: 'home.features.api.title', message: 'Email API'}),
    text: translate({
      id: 'home.features.api.text',
      message:
        'One format for every response, errors that list the field and the reason, and API keys with only the permissions you grant.',
    }),
  },
  {
    picture: 'deliverability',
    to: '/guides/spf-dkim-and-dmarc',
    title: translate({id: 'home.features.deliverability.title', message: 'Deliverability'}),
    text: translate({
      id: 'home.features.deliverability.text',
      message:
        'We check your DNS records, sign every email with DKIM, and stop sending to an address after a hard bounce or a complaint. All of it is automatic.',
    }),
  },
  {
    picture: 'campaigns',
    to: '/docs/campaigns',
    title: translate({id: 'home.features.campaigns.title', message: 'Campaigns'}),
    text: translate({
      id: 'home.features.campaigns.text',
      message:
        "Every email gets an unsubscribe link and one-click unsubscribe automatically. Send a campaign now, schedule it, or cancel it while it's being sent.",
    }),
  },
  {
    picture: 'verification',
    to: '/docs/email-verification',
    title: translate({id: 'home.features.verification.title', message: 'Email verification'}),
    text: translate({
      id: 'home.features.verification.text',
      message:
        "Find the addresses on your list that can't receive email before you send to it. Fewer bounces protect your reputation.",
    }),
  },
  {
    picture: 'templates',
    to: '/docs/sending/templates',
    title: translate({id: 'home.features.templates.title', message: 'Templates'}),
    text: translate({
      id: 'home.features.templates.text',
      message: "Edit copy without a deploy. Your code sends a template's name and the values to fill in.",
    }),
  },
  {
    picture: 'smtp',
    to: '/docs/sending/smtp',
    title: translate({id: 'home.features.smtp.title', message: 'SMTP relay'}),
    text: translate({
      id: 'home.features.smtp.text',
      message: 'Point your framework, online store or printer at our SMTP server. No new code.',
    }),
  },
  {
    picture: 'webhooks',
    to: '/docs/webhooks',
    title: translate({id: 'home.features.webhooks.title', message: 'Webhooks'}),
    text: translate(
      {
        id: 'home.features.webhooks.text',
        message:
          "For API and SMTP email, your server gets a signed request for each delivery, bounce and complaint. If it's down, we retry for about {days}.",
        description: 'Home: {days} is a number of days with its unit',
      },
      {days},
    ),
  },
];

/** The product's features, with a picture of each. */
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
      <Stack as="ul" className={styles.features}>
        {features(unit(limits.webhookRetryDays, 'day')).map(({picture, to, title, text}) => (
          <Card key={picture} as="li" className={styles.feature}>
            <h3>
              <Link to={to} className="cover-link">
                {title}
              </Link>
            </h3>
            <Muted as="p">{text}</Muted>
            <Picture file="product" name={picture} viewBox="-16 -12 372 140" className={styles.picture} />
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
