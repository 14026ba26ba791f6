import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import Scene from '../Scene';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import {appLinks} from '@site/src/config/site';

/** Splits a string into sentences. */
function sentences(text: string): string[] {
  return text.split(/(?<=\.)\s+/u);
}

/**
 * The product in one sentence, two buttons and an animation.
 *
 * @param sample a code panel, shown as the letter in the scene
 */
export default function Hero({sample}: {sample: ReactNode}): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>
          {sentences(
            translate({
              id: 'home.hero.title',
              message: 'Email that arrives. Paid by the letter.',
              description:
                "Home: the main title, two sentences. 'By the letter' plays on postage: you pay for what you send",
            }),
          ).map((sentence) => (
            <Fragment key={sentence}>
              <span>{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <p className={styles.lead}>
          <Translate id="home.hero.lead">
            One API and SMTP relay for receipts, resets and newsletters. Buy credits once and use them when you like:
            they never expire, and there is no subscription.
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
      </div>
      <Scene sample={sample} />
    </div>
  );
}
