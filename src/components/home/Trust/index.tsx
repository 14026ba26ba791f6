import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

import LinkItem from '../LinkItem';
import Measurements from './Measurements';
import styles from './styles.module.css';
import Postmark from '@site/src/components/ui/Postmark';
import Section from '@site/src/components/ui/Section';
import {Card, Muted, PlainList, Stack} from '@site/src/components/ui/primitives';
import {Stamp} from '@site/src/components/ui/Wren';
import {useFormat} from '@site/src/components/ui/useFormat';
import {brand, hosts} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import {measurements} from '@site/src/data/measurements';
import {testimonialsAreConfirmed} from '@site/src/data/testimonials';

/** Quotes with each customer's role and kind of company. */
const testimonials = () => [
  {
    quote: translate({
      id: 'home.testimonial.shop.quote',
      message:
        'Our busiest weeks are the ones before Christmas. In January we send a tenth of that, and we pay a tenth.',
    }),
    role: translate({id: 'home.testimonial.shop.role', message: 'Lead developer, online shop for board games'}),
  },
  {
    quote: translate({
      id: 'home.testimonial.newsroom.quote',
      message:
        'When a subscriber says a receipt never arrived, we pull up its events and know why before the call ends.',
    }),
    role: translate({id: 'home.testimonial.newsroom.role', message: 'Head of subscriptions, regional newspaper'}),
  },
  {
    quote: translate({
      id: 'home.testimonial.studio.quote',
      message:
        'Four DNS records and one request, and we were sending before the coffee was ready. Now every client has its own sending domain.',
    }),
    role: translate({id: 'home.testimonial.studio.role', message: 'Founder, web studio of six'}),
  },
];

/** Claims that readers can check for themselves, next to customer quotes. */
export default function Trust(): ReactNode {
  const {date, number} = useFormat();
  const {lastChange} = usePluginData('api-changelog') as {lastChange?: string};
  return (
    <Section
      ground="band"
      title={
        <Translate id="home.trust.title" values={{brand}}>
          {'Why you can trust {brand}'}
        </Translate>
      }>
      <div className={styles.columns}>
        <PlainList className={styles.proofs}>
          <LinkItem to="/docs/security" title={<Translate id="home.trust.security.title">Security</Translate>}>
            <Translate id="home.trust.security.text">
              HTTPS for the API and the dashboard, scoped API keys, and signed webhooks.
            </Translate>
          </LinkItem>
          <LinkItem to="/privacy-policy" title={<Translate id="home.trust.data.title">Data processing</Translate>}>
            <Translate id="home.trust.data.text">What data we process, why, and how long we keep it.</Translate>
          </LinkItem>
          <LinkItem to={hosts.status} title={<Translate id="home.trust.status.title">Service status</Translate>}>
            <Translate id="home.trust.status.text">Current status, past incidents and measured uptime.</Translate>
          </LinkItem>
          <LinkItem to="/docs/support" title={<Translate id="home.trust.support.title">Support</Translate>}>
            <Translate id="home.trust.support.text">Email our team, or ask in the community chat.</Translate>
          </LinkItem>
          <LinkItem
            to="/pricing#guarantee"
            title={
              <Translate id="home.trust.guarantee.title" values={{count: number(facts.guaranteeDays)}}>
                {'{count}-day money-back guarantee'}
              </Translate>
            }>
            <span className={styles.mark} aria-hidden="true">
              <Postmark>
                <b>{number(facts.guaranteeDays)}</b>
              </Postmark>
            </span>
            <Translate id="home.trust.guarantee.text" values={{count: number(facts.guaranteeEmails)}}>
              {"Send up to {count} emails. If you're not satisfied, we refund your purchase."}
            </Translate>
          </LinkItem>
          <LinkItem
            to="/docs/api-changelog"
            title={<Translate id="home.trust.changelog.title">API changelog</Translate>}>
            <Translate id="home.trust.changelog.text">Every change to the API, by date.</Translate>{' '}
            {lastChange === undefined ? null : (
              <Translate id="home.trust.changelog.last" values={{date: date(lastChange)}}>
                {'The last one was on {date}.'}
              </Translate>
            )}
          </LinkItem>
        </PlainList>
        <Stack>
          {testimonials().map(({quote, role}) => (
            <Card key={role} as="figure" className={styles.card}>
              <Stamp className={styles.stamp} />
              <blockquote>{quote}</blockquote>
              <Muted as="figcaption">{role}</Muted>
            </Card>
          ))}
          {testimonialsAreConfirmed ? null : (
            <Muted as="small">
              <Translate
                id="home.testimonials.illustrative"
                description="Home: below quotes that are only examples of what customers could say">
                Illustrative quotes
              </Translate>
            </Muted>
          )}
        </Stack>
      </div>
      {measurements ? <Measurements {...measurements} /> : null}
    </Section>
  );
}
