import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import Scene from '../Scene';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import {useFormat} from '@site/src/components/useFormat';
import {appLinks} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import {entryBundle} from '@site/src/data/pricing';

/** Splits a string into sentences. */
function sentences(text: string): string[] {
  return text.split(/(?<=\.)\s+/u);
}

/**
 * The product and its price, two buttons and an animation.
 *
 * @param sample a code panel, shown as the letter in the scene
 */
export default function Hero({sample}: {sample: ReactNode}): ReactNode {
  const {number, usd} = useFormat();
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>
          {sentences(
            translate({
              id: 'home.hero.title',
              message: 'Email API and SMTP relay. Pay per email.',
              description: 'Home: the main title, two sentences: what the product is, and how it is paid',
            }),
          ).map((sentence) => (
            <Fragment key={sentence}>
              <span>{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <p className={styles.lead}>
          <Translate id="home.hero.lead">
            Send receipts, password resets and newsletters from one account. One credit sends one API email, and credits
            never expire.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Button to={appLinks.signUp}>
            <Translate id="home.hero.start">Send your first email</Translate>
          </Button>
          <Button to="/docs" variant="quiet">
            <Translate id="home.hero.docs">Read the docs</Translate>
          </Button>
        </p>
        <ul className={styles.offer}>
          <li>
            <Link to="/pricing">
              <Translate id="home.hero.from" values={{price: usd(entryBundle.priceCents)}}>
                {'From {price}'}
              </Translate>
            </Link>
          </li>
          <li>
            <Translate id="home.hero.noSubscription">No subscription</Translate>
          </li>
          <li>
            <Link to="/pricing#guarantee">
              <Translate id="home.hero.refund" values={{count: number(facts.guaranteeDays)}}>
                {'{count}-day refund'}
              </Translate>
            </Link>
          </li>
        </ul>
      </div>
      <Scene sample={sample} />
    </div>
  );
}
