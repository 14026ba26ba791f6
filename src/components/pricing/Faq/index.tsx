import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCredits} from '../bundle';
import styles from './styles.module.css';
import Button from '@site/src/components/ui/Button';
import Disclosure from '@site/src/components/ui/Disclosure';
import LinkedText from '@site/src/components/ui/LinkedText';
import {Card, Muted, Row, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {supportLink} from '@site/src/config/site';
import {facts} from '@site/src/data/facts';
import {entryBundle} from '@site/src/data/pricing';

/** Questions that expand to show answers, with a link to support beside them. */
export default function Faq(): ReactNode {
  const {number, usd} = useFormat();
  const credits = useCredits();
  return (
    <div className={styles.columns}>
      <div className={styles.faq}>
        <Question
          title={<Translate id="pricing.faq.expiry.question">What happens to credits I don&apos;t use?</Translate>}>
          <Translate id="pricing.faq.expiry.answer">They stay in your account. Credits never expire.</Translate>
        </Question>
        <Question
          title={
            <Translate id="pricing.faq.uses.question">Do campaigns and verifications need separate credits?</Translate>
          }>
          <Translate
            id="pricing.faq.uses.answer"
            description="Pricing: each placeholder is an amount such as '2 credits'"
            values={{
              email: credits(facts.creditsPerEmail),
              campaign: credits(facts.creditsPerCampaignEmail),
              verification: credits(facts.creditsPerVerification),
            }}>
            {
              'No. One balance covers everything: {email} for an API or SMTP email, {campaign} for a campaign email and {verification} for an email verification.'
            }
          </Translate>
        </Question>
        <Question
          title={<Translate id="pricing.faq.subscription.question">Is there a subscription or a free plan?</Translate>}>
          <Translate id="pricing.faq.subscription.answer" values={{price: usd(entryBundle.priceCents)}}>
            {
              'No. You buy credits when you need them, starting at {price}. Before that, you can build and test without an account.'
            }
          </Translate>
        </Question>
        <Question title={<Translate id="pricing.faq.refund.question">How do I get a refund?</Translate>}>
          <Translate
            id="pricing.faq.refund.answer"
            values={{
              days: number(facts.guaranteeDays),
              credits: number(facts.guaranteeEmails * facts.creditsPerEmail),
              emails: number(facts.guaranteeEmails),
            }}>
            {
              "Contact support within {days} days of your purchase. If you have used no more than {credits} credits, which is enough for {emails} API or SMTP emails, you get your money back. You don't have to give a reason."
            }
          </Translate>
        </Question>
        <Question
          title={
            <Translate id="pricing.faq.users.question">Do users, sending domains or credentials cost extra?</Translate>
          }>
          <Translate id="pricing.faq.users.answer">No. You can add as many as you need.</Translate>
        </Question>
        <Question title={<Translate id="pricing.faq.limits.question">How fast can I send?</Translate>}>
          <LinkedText to="/docs/limits#raise">
            {translate(
              {
                id: 'pricing.faq.limits.answer',
                message:
                  'A new account can send {second} messages per second and {day} messages per day. These limits may be raised based on your sender history, your reputation and your compliance with the acceptable use policy. See [Raise your sending limits].',
                description: 'Pricing: the text in brackets is a link',
              },
              {second: number(facts.startingRatePerSecond), day: number(facts.startingRatePerDay)},
            )}
          </LinkedText>
        </Question>
      </div>
      <SupportCard />
    </div>
  );
}

function Question({title, children}: {title: ReactNode; children: ReactNode}): ReactNode {
  return (
    <Disclosure summary={<h3>{title}</h3>}>
      <Muted as="p">{children}</Muted>
    </Disclosure>
  );
}

/** How to ask a question that the page does not answer. */
function SupportCard(): ReactNode {
  return (
    <Card as="aside" className={styles.support}>
      <Stack>
        <h3>
          <Translate id="pricing.support.title">Not sure which bundle fits?</Translate>
        </h3>
        <Muted as="p">
          <Translate id="pricing.support.text">
            Tell us what you send and how often, and we&apos;ll help you choose. Credits and billing covers taxes,
            invoices and payment methods.
          </Translate>
        </Muted>
        <Row>
          <Button to={supportLink}>
            <Translate id="pricing.support.email">Email support</Translate>
          </Button>
          <Link to="/docs/credits#questions">
            <Translate id="pricing.support.billing">Credits and billing</Translate>
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}
