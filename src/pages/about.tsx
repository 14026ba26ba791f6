import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import styles from './about.module.css';
import {navigationLabel} from '@site/src/components/navigation/labels';
import PageHeader from '@site/src/components/ui/PageHeader';
import {Bird} from '@site/src/components/ui/Wren';
import {useFormat} from '@site/src/components/useFormat';
import {brand, company, hosts, privacyMailbox, securityMailbox, supportMailbox} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';

/** The about page: who we are, why we do this, and how to reach us. */
export default function AboutPage(): ReactNode {
  const {number, unit} = useFormat();
  // Registers the anchor with the Docusaurus link checker.
  useBrokenLinks().collectAnchor('delivery-time');
  const lead = translate(
    {
      id: 'about.lead',
      message: '{brand} is an email API and SMTP service for developers and marketers. You pay per email.',
    },
    {brand},
  );
  return (
    <Layout title={navigationLabel('about')} description={lead}>
      <PageMetadata keywords={translate({id: 'about.keywords', message: 'company, contact, legal notice, imprint'})} />
      <main>
        <PageHeader
          title={
            <Translate id="about.title" values={{brand}}>
              {'About {brand}'}
            </Translate>
          }
          lead={lead}
        />
        <div className={styles.grid}>
          <section>
            <h2>
              <Translate id="about.who.title">Who we are</Translate>
            </h2>
            <p>
              <Translate
                id="about.who.text"
                description="About: the company; {brand} is the product's name, {count} is 1,300. A wren is a small bird with a loud song"
                values={{brand, count: number(facts.customers)}}>
                {
                  'The wren is a small bird with a song that carries far. {brand} makes your email go far, too. It is a small service with clear prices, made for developers and marketers. Over {count} customers are in our community.'
                }
              </Translate>
            </p>
          </section>
          <div className={styles.bird}>
            <Bird />
          </div>
          <section>
            <h2>
              <Translate id="about.why.title">Why you pay per email</Translate>
            </h2>
            <p>
              <Translate id="about.why.text">
                Email volume changes from month to month, but a monthly plan costs the same. With Mailwren, you have no
                subscription: you buy credits when you need them, and they stay yours until you use them.
              </Translate>
            </p>
          </section>
          <section id="delivery-time">
            <h2>
              <Translate id="about.delivery.title">How we measure delivery time</Translate>
            </h2>
            <p>
              <Translate
                id="about.delivery.text"
                description="About: {time} is a number of seconds with its unit, {accepted} and {delivered} are names of events, {events} is the link about.delivery.events"
                values={{
                  time: unit(facts.averageDeliverySeconds, 'second'),
                  accepted: <code translate="no">email.accepted</code>,
                  delivered: <code translate="no">email.delivered</code>,
                  events: (
                    <Link to="/docs/webhooks/events">
                      <Translate id="about.delivery.events">own events</Translate>
                    </Link>
                  ),
                }}>
                {
                  'The average of about {time} is the time between the events {accepted} and {delivered}, when the recipient’s mail server accepts the email. It describes past deliveries and is not a guarantee: a server that defers an email takes longer. Your {events} have timestamps, so you can measure your average yourself.'
                }
              </Translate>
            </p>
          </section>
          <section>
            <h2>
              <Translate id="about.contact.title">How to reach us</Translate>
            </h2>
            <dl className={styles.contact}>
              <Contact label={<Translate id="about.contact.support">Support</Translate>} mailbox={supportMailbox} />
              <Contact
                label={<Translate id="about.contact.security">Security issues</Translate>}
                mailbox={securityMailbox}
              />
              <Contact label={<Translate id="about.contact.privacy">Privacy</Translate>} mailbox={privacyMailbox} />
              <Contact label={navigationLabel('communityChat')} url={hosts.community} />
              <Contact label={navigationLabel('status')} url={hosts.status} />
              <div>
                <dt>
                  <Translate id="about.contact.address">Postal address</Translate>
                </dt>
                <dd translate="no">{[company.name, ...company.address].join(', ')}</dd>
              </div>
            </dl>
          </section>
        </div>
      </main>
    </Layout>
  );
}

/** A row with a link to a mailbox or a site. */
function Contact({label, ...target}: {label: ReactNode} & ({mailbox: string} | {url: string})): ReactNode {
  const [to, text] =
    'mailbox' in target ? [`mailto:${target.mailbox}`, target.mailbox] : [target.url, new URL(target.url).host];
  return (
    <div>
      <dt>{label}</dt>
      <dd translate="no">
        <Link to={to}>{text}</Link>
      </dd>
    </div>
  );
}
