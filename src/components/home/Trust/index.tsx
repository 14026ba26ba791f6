import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Badge from '@site/src/components/ui/Badge';
import {Bird} from '@site/src/components/ui/Wren';
import Section from '@site/src/components/ui/Section';
import {useFormat} from '@site/src/components/useFormat';
import {brand, hosts} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import {type Testimonial, testimonials} from '@site/src/data/testimonials';

/** A quote, and the role and kind of company of the customer. */
const texts: Readonly<Record<Testimonial, () => {quote: string; role: string}>> = {
  shop: () => ({
    quote: translate({
      id: 'home.testimonial.shop.quote',
      message:
        'Our busy weeks are the ones before Christmas. In January we send a tenth of that, and with credits we pay a tenth.',
    }),
    role: translate({id: 'home.testimonial.shop.role', message: 'Lead developer, online shop for board games'}),
  }),
  newsroom: () => ({
    quote: translate({
      id: 'home.testimonial.newsroom.quote',
      message:
        'When someone says that an email never came, we look at its events and have the answer before the call ends.',
    }),
    role: translate({id: 'home.testimonial.newsroom.role', message: 'Head of subscriptions, regional newspaper'}),
  }),
  studio: () => ({
    quote: translate({
      id: 'home.testimonial.studio.quote',
      message:
        'Four DNS records, one request, done before the coffee was. Every client now has a sending domain of their own.',
    }),
    role: translate({id: 'home.testimonial.studio.role', message: 'Founder, web studio of six'}),
  }),
};

/** Claims that readers can check for themselves, next to customer quotes. */
export default function Trust(): ReactNode {
  const {number} = useFormat();
  return (
    <Section
      ground="band"
      title={
        <Translate id="home.trust.title" values={{brand}}>
          {'Why you can trust {brand}'}
        </Translate>
      }>
      <div className={styles.columns}>
        <ul className={styles.proofs}>
          <Proof
            to="/docs/security"
            title={<Translate id="home.trust.security.title">Security</Translate>}
            text={
              <Translate id="home.trust.security.text">
                HTTPS for the API and the dashboard, API keys with scopes, and signed webhooks.
              </Translate>
            }
          />
          <Proof
            to="/privacy-policy"
            title={<Translate id="home.trust.data.title">Data processing</Translate>}
            text={<Translate id="home.trust.data.text">Which data we process, why, and how long we keep it.</Translate>}
          />
          <Proof
            to={hosts.status}
            title={<Translate id="home.trust.status.title">Service status</Translate>}
            text={
              <Translate id="home.trust.status.text">Current status, past incidents and measured uptime.</Translate>
            }
          />
          <Proof
            to="/docs/support"
            title={<Translate id="home.trust.support.title">Support</Translate>}
            text={<Translate id="home.trust.support.text">Email our team, or ask in the community chat.</Translate>}
          />
          <Proof
            to="/pricing#guarantee"
            title={
              <Translate id="home.trust.guarantee.title" values={{count: number(facts.guaranteeDays)}}>
                {'{count}-day money-back guarantee'}
              </Translate>
            }
            text={
              <Translate id="home.trust.guarantee.text" values={{count: number(facts.guaranteeEmails)}}>
                {'Send up to {count} emails and get a refund if you’re not satisfied. No reason needed.'}
              </Translate>
            }
          />
          <Proof
            to="/docs/api-changelog"
            title={<Translate id="home.trust.changelog.title">API changelog</Translate>}
            text={<Translate id="home.trust.changelog.text">Every change to the API, with its date.</Translate>}
          />
        </ul>
        <ul className={styles.cards}>
          {testimonials.map(({key, confirmed}) => {
            const {quote, role} = texts[key]();
            return (
              <li key={key}>
                <figure className={styles.card}>
                  <blockquote className={styles.quote}>
                    <p>{quote}</p>
                  </blockquote>
                  <figcaption className={styles.role}>
                    {confirmed ? null : (
                      <Badge>
                        <Translate
                          id="home.testimonials.example"
                          description="Home: mark on a quote that is only an example of what a customer could say">
                          Example
                        </Translate>
                      </Badge>
                    )}
                    <span>{role}</span>
                  </figcaption>
                  <span className={styles.stamp} aria-hidden="true">
                    <Bird />
                  </span>
                </figure>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

function Proof({title, text, to}: {title: ReactNode; text: ReactNode; to: string}): ReactNode {
  return (
    <li>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
    </li>
  );
}
