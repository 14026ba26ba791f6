import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {testimonialText} from './texts';
import Bird from '@site/src/components/ui/Bird';
import Section from '@site/src/components/ui/Section';
import {testimonials} from '@site/src/data/testimonials';

/** What customers say, as postcards. */
export default function Testimonials(): ReactNode {
  return (
    <Section ground="band" title={<Translate id="home.testimonials.title">In today’s post</Translate>}>
      <ul className={styles.cards}>
        {testimonials.map((key) => {
          const {quote, role} = testimonialText(key);
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
