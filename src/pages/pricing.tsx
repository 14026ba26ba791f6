import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import Newsletter from '@site/src/components/home/Newsletter';
import AddOns from '@site/src/components/pricing/AddOns';
import BundleTable from '@site/src/components/pricing/BundleTable';
import Calculator from '@site/src/components/pricing/Calculator';
import Faq from '@site/src/components/pricing/Faq';
import PageData from '@site/src/components/pricing/PageData';
import Promise, {Promises} from '@site/src/components/pricing/Promise';
import PageHeader from '@site/src/components/ui/PageHeader';
import Section from '@site/src/components/ui/Section';
import {useFormat} from '@site/src/components/ui/useFormat';
import {supportLink, supportMailbox} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import {entryBundle, lowestPrice} from '@site/src/data/pricing';

/** The pricing page. */
export default function PricingPage(): ReactNode {
  const format = useFormat();
  const description = translate(
    {
      id: 'pricing.metaDescription',
      message: 'Prepaid email credits from {price}. Credits never expire, and there is no subscription.',
    },
    {price: format.usd(entryBundle.priceCents)},
  );
  return (
    <Layout title={translate({id: 'pricing.metaTitle', message: 'Pricing'})} description={description}>
      <PageMetadata
        keywords={translate({
          id: 'pricing.keywords',
          message:
            'price, cost, how much does it cost, cheap, free plan, free tier, plans, price list, price per 1000 emails, volume discount, nonprofit discount, student discount, buy credits, subscription, quote, compare prices',
        })}
      />
      <PageData description={description} />
      <main>
        <PageHeader
          title={<Translate id="pricing.title">Pay for what you send</Translate>}
          lead={
            <Translate
              id="pricing.lead"
              description="Pricing: {lowest} is $1, {count} is 10,000, {price} is $20"
              values={{
                lowest: format.usd(lowestPrice.priceCents),
                count: format.number(lowestPrice.emails),
                price: format.usd(entryBundle.priceCents),
              }}>
              {
                'As low as {lowest} per {count} emails. Credits start at {price} and never expire, with no subscription and no limit on users, sending domains or credentials.'
              }
            </Translate>
          }
        />
        <Section
          opening
          id="calculator"
          title={<Translate id="pricing.calculator.title">Estimate your cost</Translate>}>
          <Calculator />
        </Section>
        <Section
          id="bundles"
          title={<Translate id="pricing.bundles.title">Bundles</Translate>}
          lead={
            <Translate id="pricing.all.lead">
              The more credits you buy at once, the less each one costs. Savings are compared with the smallest bundle.
            </Translate>
          }>
          <BundleTable />
        </Section>
        <Promises>
          <Promise
            id="guarantee"
            mark={format.number(facts.guaranteeDays)}
            title={
              <Translate id="pricing.guarantee.title" values={{count: format.number(facts.guaranteeDays)}}>
                {'{count}-day money-back guarantee'}
              </Translate>
            }>
            <p>
              <Translate id="pricing.guarantee.text" values={{count: format.number(facts.guaranteeEmails)}}>
                {
                  "Send up to {count} emails. If you're not satisfied, we refund your purchase. You don't have to give a reason."
                }
              </Translate>
            </p>
          </Promise>
          <Promise
            id="non-profit"
            mark={format.percent(facts.nonProfitDiscount)}
            title={
              <Translate id="pricing.nonProfit.title" values={{share: format.percent(facts.nonProfitDiscount)}}>
                {'{share} off for non-profits and students'}
              </Translate>
            }>
            <p>
              <Translate id="pricing.nonProfit.text">
                The discount applies to every bundle. Email our support team proof of your status. Once it&apos;s
                verified, you get a discount code.
              </Translate>
            </p>
            <p>
              <Link to={supportLink} translate="no">
                {supportMailbox}
              </Link>
            </p>
          </Promise>
        </Promises>
        <Section
          id="add-ons"
          title={<Translate id="pricing.addOns.title">Add-ons</Translate>}
          lead={<Translate id="pricing.addOns.lead">Optional. Billed separately from credits.</Translate>}>
          <AddOns />
        </Section>
        <Section id="faq" title={<Translate id="pricing.faq.title">Frequently asked questions</Translate>}>
          <Faq />
        </Section>
        <Newsletter />
      </main>
    </Layout>
  );
}
