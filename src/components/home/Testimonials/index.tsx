import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {Bird} from '@site/src/components/ui/Wren';
import Section from '@site/src/components/ui/Section';
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

/** What customers say, as postcards. */
export default function Testimonials(): ReactNode {
  return (
    <Section ground="band" title={<Translate id="home.testimonials.title">In today’s post</Translate>}>
      <ul className={styles.cards}>
        {testimonials.map((key) => {
          const {quote, role} = texts[key]();
          return (
            <li key={key}>
              <figure className={styles.card}>
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.role}>{role}</figcaption>
                <span className={styles.stamp} aria-hidden="true">
                  <span>
                    <Bird />
                  </span>
                </span>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
