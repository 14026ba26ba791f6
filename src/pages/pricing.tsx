import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import AddOns from '@site/src/components/pricing/AddOns';
import BundleCards from '@site/src/components/pricing/BundleCards';
import BundleTable from '@site/src/components/pricing/BundleTable';
import Calculator from '@site/src/components/pricing/Calculator';
import CreditCosts from '@site/src/components/pricing/CreditCosts';
import Faq from '@site/src/components/pricing/Faq';
import {questions as allQuestions} from '@site/src/components/pricing/Faq/questions';
import Limits from '@site/src/components/pricing/Limits';
import PageData from '@site/src/components/pricing/PageData';
import Promise, {Promises} from '@site/src/components/pricing/Promise';
import PageHeader from '@site/src/components/ui/PageHeader';
import Section from '@site/src/components/ui/Section';
import {useFormat} from '@site/src/components/useFormat';
import {supportLink, supportMailbox} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import {entryBundle} from '@site/src/data/pricing';

/** The pricing page. */
export default function PricingPage(): ReactNode {
  const format = useFormat();
  const questions = allQuestions(format);
  const description = translate(
    {
      id: 'pricing.metaDescription',
      message: 'Prepaid email credits from {price}. They never expire, and there is no subscription.',
    },
    {price: format.usd(entryBundle.priceCents)},
  );
  return (
    <Layout title={translate({id: 'pricing.metaTitle', message: 'Pricing'})} description={description}>
      <PageData description={description} questions={questions} />
      <main>
        <PageHeader
          title={<Translate id="pricing.title">Pay for what you send</Translate>}
          lead={
            <Translate id="pricing.lead" values={{price: format.usd(entryBundle.priceCents)}}>
              {
                'Buy credits from {price}. They never expire. There is no subscription, and there are no limits on users, sending domains or credentials.'
              }
            </Translate>
          }
        />
        <Section id="credits" title={<Translate id="pricing.costs.title">What a credit pays for</Translate>}>
          <CreditCosts />
        </Section>
        <Section id="bundles" title={<Translate id="pricing.bundles.title">Bundles</Translate>}>
          <BundleCards />
        </Section>
        <Section
          id="calculator"
          ground="band"
          title={<Translate id="pricing.calculator.title">What you would pay</Translate>}
          lead={
            <Translate id="pricing.calculator.lead">
              Say what you send in a month. We find the cheapest set of bundles that covers it.
            </Translate>
          }>
          <Calculator />
        </Section>
        <Section
          id="all-bundles"
          title={<Translate id="pricing.all.title">All bundles</Translate>}
          lead={
            <Translate id="pricing.all.lead">
              The more credits you buy at once, the less each one costs. Savings are against the smallest bundle.
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
                {'Your money back within {count}\u00a0days'}
              </Translate>
            }>
            <p>
              <Translate id="pricing.guarantee.text" values={{count: format.number(facts.guaranteeEmails)}}>
                {'Send up to {count} emails. If you are not satisfied, you get your money back. You need no reason.'}
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
                The discount holds for all bundles. Write to support; once they have verified you, you get a discount
                code.
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
          lead={<Translate id="pricing.addOns.lead">Optional, and paid apart from credits.</Translate>}>
          <AddOns />
        </Section>
        <Section
          id="limits"
          title={<Translate id="pricing.limits.title">Sending limits at the start</Translate>}
          lead={
            <Translate
              id="pricing.limits.lead"
              values={{
                docs: (
                  <Link to="/docs/quickstart">
                    <Translate id="pricing.limits.docs" description="Pricing: text of the link to the quickstart">
                      quickstart
                    </Translate>
                  </Link>
                ),
              }}>
              {'Every new account starts like this. The {docs} shows how to begin.'}
            </Translate>
          }>
          <Limits />
        </Section>
        <Section id="faq" title={<Translate id="pricing.faq.title">Questions</Translate>}>
          <Faq questions={questions} />
        </Section>
      </main>
    </Layout>
  );
}
