import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import BundleCards from '@site/src/components/pricing/BundleCards';
import MiniCalculator from '@site/src/components/pricing/MiniCalculator';
import Section from '@site/src/components/ui/Section';
import {useFormat} from '@site/src/components/useFormat';
import {bundles} from '@site/src/data/pricing';
import {centsPerThousand} from '@site/src/lib/money';

/** What credits cost, with a link to the pricing page. */
export default function PricingTeaser(): ReactNode {
  const format = useFormat();
  const bestCents = Math.min(...bundles.map(centsPerThousand)) * 10;
  return (
    <Section
      title={<Translate id="home.bundles.title">Prepaid credits, no subscription</Translate>}
      lead={
        <>
          <Translate id="home.bundles.lead" values={{price: format.usd(bestCents), count: format.number(10_000)}}>
            {
              'An API or SMTP email costs one credit, a campaign email two, and an address verification five. In the largest bundle, {count} emails cost {price}.'
            }
          </Translate>{' '}
          <Link to="/pricing">
            <Translate id="home.bundles.more">See all bundles</Translate>
          </Link>
        </>
      }>
      <div className={styles.calculator}>
        <MiniCalculator />
      </div>
      <BundleCards />
    </Section>
  );
}
