import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Scene, {type SceneProps} from '../Scene';
import styles from './styles.module.css';
import {navigationLabel} from '@site/src/components/ui/navigationLabels';
import Button from '@site/src/components/ui/Button';
import {Muted, Page, Row, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {appLinks} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import {entryBundle, lowestPrice} from '@site/src/data/pricing';

/** The main benefit, the price, and how to start, next to an animation. */
export default function Hero(scene: SceneProps): ReactNode {
  const {number, percent, usd} = useFormat();
  return (
    <Page className={styles.hero}>
      <Stack className={styles.text}>
        <p className={styles.kicker}>
          <Translate
            id="home.hero.kicker"
            description="Home: small line above the main title; states what the product is">
            Email API and SMTP for developers
          </Translate>
        </p>
        <h1>
          <Translate id="home.hero.title" description="Home: the main title: what readers get">
            Send email without a monthly plan.
          </Translate>
        </h1>
        <Stack gap={1}>
          <p className={styles.price}>
            <Translate
              id="home.hero.price"
              description="Home: {lowest} is $1, {count} is 10,000"
              values={{lowest: usd(lowestPrice.priceCents), count: number(lowestPrice.emails)}}>
              {'As low as {lowest} per {count} emails'}
            </Translate>
          </p>
          <Muted as="p" className={styles.lead}>
            <Translate
              id="home.hero.lead"
              description="Home: {price} is $20"
              values={{price: usd(entryBundle.priceCents)}}>
              {
                'Prepaid credits start at {price}, never expire, and cover API and SMTP email, campaigns and email verification.'
              }
            </Translate>
          </Muted>
        </Stack>
        <Row className={styles.actions}>
          <Button to={appLinks.signUp}>{navigationLabel('getStarted')}</Button>
          <Button to="/api/emails/send-email#try" variant="quiet">
            <Translate id="home.hero.try">Try it without an account</Translate>
          </Button>
        </Row>
        <Row as="ul">
          <li className={styles.offer}>
            <Link to="/pricing#guarantee" className="ui-muted">
              <Translate id="home.hero.refund" values={{count: number(facts.guaranteeDays)}}>
                {'{count}-day money-back guarantee'}
              </Translate>
            </Link>
          </li>
          <li className={styles.offer}>
            <Link to="/pricing#non-profit" className="ui-muted">
              <Translate id="home.hero.nonProfit" values={{share: percent(facts.nonProfitDiscount)}}>
                {'{share} off for non-profits and students'}
              </Translate>
            </Link>
          </li>
        </Row>
      </Stack>
      <Scene {...scene} />
    </Page>
  );
}
