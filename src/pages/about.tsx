import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import styles from './about.module.css';
import Claims from '@site/src/components/home/Claims';
import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import PageHeader from '@site/src/components/ui/PageHeader';
import Postmark from '@site/src/components/ui/Postmark';
import {Muted, Page} from '@site/src/components/ui/primitives';
import {Stamp} from '@site/src/components/ui/Wren';
import {useFormat} from '@site/src/components/ui/useFormat';
import {brand, company, hosts, privacyMailbox, securityMailbox, supportLink} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';

/** The about page: who runs the product, what its numbers mean, and how to reach us. */
export default function AboutPage(): ReactNode {
  const {percent, unit} = useFormat();
  const lead = translate(
    {
      id: 'about.lead',
      message:
        '{brand} is an email platform for developers and marketers: API, SMTP, campaigns and email verification. You pay per email, not per month.',
    },
    {brand},
  );
  return (
    <Layout title={navigationLabel('about')} description={lead}>
      <PageMetadata
        keywords={translate({
          id: 'about.keywords',
          message:
            'company, legal notice, imprint, who are you, who is behind this, head office, postal address, team, press',
        })}
      />
      <main>
        <PageHeader
          title={
            <Translate id="about.title" values={{brand}}>
              {'About {brand}'}
            </Translate>
          }
          lead={lead}
        />
        <div className={styles.claims}>
          <Claims />
        </div>
        <Page className={styles.grid}>
          <section>
            <h2>
              <Translate id="about.who.title" values={{brand}}>
                {'Who runs {brand}'}
              </Translate>
            </h2>
            <p>
              <Translate
                id="about.who.text"
                description="About: {company} is the company, {place} its city and country"
                values={{company: company.name, place: company.address.slice(1).join(', ')}}>
                {
                  '{company} is based in {place}. We run and support the platform. The name comes from the wren, a small bird with a song that carries far.'
                }
              </Translate>
            </p>
            <p>
              <Translate id="about.who.contact">
                You can email our support team before you buy. The status page and the API changelog are public.
              </Translate>
            </p>
          </section>
          <figure className={styles.bird}>
            <Stamp className={styles.stamp} />
            <span className={styles.postmark} aria-hidden="true" translate="no">
              <Postmark>{company.address[1]}</Postmark>
            </span>
            <Muted as="figcaption">
              <Translate id="about.wren">
                A wren weighs about 10 grams, and its song carries for hundreds of meters.
              </Translate>
            </Muted>
          </figure>
          <section>
            <h2>
              <Translate id="about.why.title">Why you pay per email</Translate>
            </h2>
            <p>
              <Translate id="about.why.text" values={{brand}}>
                {
                  'Your email volume changes from month to month, but a monthly plan costs the same. With {brand}, you buy credits when you need them and keep them until you use them.'
                }
              </Translate>
            </p>
          </section>
          <section id="delivery-time" className={styles.measure}>
            <h2>
              <Translate id="about.delivery.title">How we measure</Translate>
            </h2>
            <dl>
              <dt>
                <Translate id="about.measure.delivery">Delivery time</Translate>
              </dt>
              <dd>
                <Translate
                  id="about.delivery.text"
                  description="About: {time} is a number of seconds with its unit, {accepted} and {delivered} are names of events, {events} is the link about.delivery.events"
                  values={{
                    time: unit(facts.averageDeliverySeconds, 'second'),
                    accepted: <code translate="no">email.accepted</code>,
                    delivered: <code translate="no">email.delivered</code>,
                    events: (
                      <Link to="/docs/webhooks/events">
                        <Translate id="about.delivery.events">events</Translate>
                      </Link>
                    ),
                  }}>
                  {
                    "The average of about {time} is the time from {accepted} to {delivered}, when the recipient's mail server accepts the email. It describes past deliveries and isn't a guarantee: a server that defers an email takes longer. Your {events} have timestamps, so you can measure your own average."
                  }
                </Translate>
              </dd>
              <dt>
                <Translate id="about.measure.uptime">Uptime</Translate>
              </dt>
              <dd>
                <Translate
                  id="about.measure.uptimeText"
                  description="About: {share} is 99.9 %, {status} is the link about.measure.status"
                  values={{
                    share: percent(facts.uptime),
                    status: (
                      <Link to={hosts.status}>
                        <Translate id="about.measure.status">status page</Translate>
                      </Link>
                    ),
                  }}>
                  {'{share} is our target. The {status} shows the measured uptime and past incidents.'}
                </Translate>
              </dd>
              <dt>
                <Translate id="about.measure.setup">Setup</Translate>
              </dt>
              <dd>
                <Translate
                  id="about.measure.setupText"
                  description="About: {time} is a number of minutes with its unit"
                  values={{time: unit(facts.setupMinutes, 'minute')}}>
                  {
                    'Under {time}, once your DNS records are published. How long that takes depends on your DNS provider.'
                  }
                </Translate>
              </dd>
            </dl>
          </section>
          <section>
            <h2>
              <Translate id="about.contact.title">How to reach us</Translate>
            </h2>
            <dl className={styles.contact}>
              <Contact label={<Translate id="about.contact.support">Support</Translate>} to={supportLink} />
              <Contact
                label={<Translate id="about.contact.security">Security issues</Translate>}
                to={`mailto:${securityMailbox}`}
              />
              <Contact
                label={<Translate id="about.contact.privacy">Privacy</Translate>}
                to={`mailto:${privacyMailbox}`}
              />
              <Contact label={navigationLabel('communityChat')} to={hosts.community} />
              <Contact label={navigationLabel('status')} to={hosts.status} />
              <div>
                <dt>
                  <Translate id="about.contact.address">Postal address</Translate>
                </dt>
                <dd translate="no">{[company.name, ...company.address].join(', ')}</dd>
              </div>
            </dl>
          </section>
        </Page>
      </main>
    </Layout>
  );
}

/** A row with a link to a mailbox or a site. */
function Contact({label, to}: {label: ReactNode; to: string}): ReactNode {
  const {host, pathname} = new URL(to);
  return (
    <div>
      <dt>{label}</dt>
      <dd translate="no">
        <Link to={to}>{host || pathname}</Link>
      </dd>
    </div>
  );
}
