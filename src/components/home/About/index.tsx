import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {Bird} from '@site/src/components/ui/Wren';
import Section from '@site/src/components/ui/Section';
import {useFormat} from '@site/src/components/useFormat';
import {brand} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';

/** The company and what it stands for. */
export default function About(): ReactNode {
  const {number} = useFormat();
  return (
    <Section
      id="about"
      title={
        <Translate id="home.about.title" values={{brand}}>
          {'About {brand}'}
        </Translate>
      }>
      <div className={styles.about}>
        <div className={styles.text}>
          <p>
            <Translate
              id="home.about.text"
              description="Home: about the company; {brand} is the product's name, {count} is 1,300. A wren is a small bird with a loud song"
              values={{brand, count: number(facts.customers)}}>
              {
                'A wren is a small bird that is heard far away. {brand} does the same for your email: a small service with clear prices, made for developers and marketers. Over {count} customers are in our community.'
              }
            </Translate>
          </p>
          <p>
            <Translate id="home.about.promise">
              We sell postage, not plans. You buy credits when you need them, and what you have bought stays yours.
            </Translate>
          </p>
        </div>
        <div className={styles.bird}>
          <Bird />
        </div>
      </div>
    </Section>
  );
}
