import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import BundleCards from './BundleCards';
import MiniCalculator from './Calculator/MiniCalculator';
import {useCredits} from './bundle';
import Section from '@site/src/components/ui/Section';
import {useFormat} from '@site/src/components/ui/useFormat';
import {facts} from '@site/src/data/facts';
import {lowestPrice} from '@site/src/data/pricing';

/** The price of credits, with a link to the pricing page. */
export default function Teaser(): ReactNode {
  const format = useFormat();
  const credits = useCredits();
  return (
    <Section
      title={<Translate id="home.bundles.title">Prepaid credits, no subscription</Translate>}
      lead={
        <>
          <Translate
            id="home.bundles.lead"
            description="Home: {email}, {campaign} and {verification} are amounts such as '2 credits', {price} is $1, {count} is 10,000"
            values={{
              email: credits(facts.creditsPerEmail),
              campaign: credits(facts.creditsPerCampaignEmail),
              verification: credits(facts.creditsPerVerification),
              price: format.usd(lowestPrice.priceCents),
              count: format.number(lowestPrice.emails),
            }}>
            {
              "An API or SMTP email costs {email}, a campaign email {campaign} and an email verification {verification}. With the largest bundle, that's {price} per {count} API or SMTP emails."
            }
          </Translate>{' '}
          <Link to="/pricing">
            <Translate id="home.bundles.more">See all bundles</Translate>
          </Link>
        </>
      }>
      <MiniCalculator />
      <BundleCards />
    </Section>
  );
}
