import {translate} from '@docusaurus/Translate';

import type {Format} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';
import {entryBundle} from '@site/src/data/pricing';

/** A question and its answer, as plain text. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions of the pricing page. */
export function questions({number, percent, usd}: Format): readonly Question[] {
  return [
    {
      question: translate({id: 'pricing.faq.expiry.question', message: 'What happens to credits I do not use?'}),
      answer: translate({id: 'pricing.faq.expiry.answer', message: 'They stay in your account. Credits never expire.'}),
    },
    {
      question: translate({
        id: 'pricing.faq.uses.question',
        message: 'Do I buy separate credits for campaigns and verifications?',
      }),
      answer: translate(
        {
          id: 'pricing.faq.uses.answer',
          message:
            'No, one balance pays for everything. Credits per API or SMTP email: {email}. Per campaign email: {campaign}. Per verified address: {verification}.',
        },
        {
          email: number(facts.creditsPerEmail),
          campaign: number(facts.creditsPerCampaignEmail),
          verification: number(facts.creditsPerVerification),
        },
      ),
    },
    {
      question: translate({
        id: 'pricing.faq.subscription.question',
        message: 'Is there a subscription or a free plan?',
      }),
      answer: translate(
        {
          id: 'pricing.faq.subscription.answer',
          message: 'Neither. You buy credits when you need them; the smallest bundle costs {price}.',
        },
        {price: usd(entryBundle.priceCents)},
      ),
    },
    {
      question: translate({id: 'pricing.faq.bundle.question', message: 'Which bundle is right for me?'}),
      answer: translate({
        id: 'pricing.faq.bundle.answer',
        message:
          'Put your volumes into the calculator on this page. It finds the cheapest set of bundles that covers them.',
      }),
    },
    {
      question: translate({id: 'pricing.faq.refund.question', message: 'How do I get my money back?'}),
      answer: translate(
        {
          id: 'pricing.faq.refund.answer',
          message:
            'Write to support within {days} days. You may have sent up to {emails} emails by then, and you need no reason.',
        },
        {days: number(facts.guaranteeDays), emails: number(facts.guaranteeEmails)},
      ),
    },
    {
      question: translate({
        id: 'pricing.faq.users.question',
        message: 'Do I pay for users, sending domains or credentials?',
      }),
      answer: translate({id: 'pricing.faq.users.answer', message: 'No. You can have as many of them as you like.'}),
    },
    {
      question: translate({id: 'pricing.faq.limits.question', message: 'How fast can I send?'}),
      answer: translate(
        {
          id: 'pricing.faq.limits.answer',
          message:
            'A new account starts with a limit of {second} messages per second and {day} per day. The limit may be raised: your sending history, your reputation and keeping to the acceptable use policy decide.',
        },
        {second: number(facts.startingRatePerSecond), day: number(facts.startingRatePerDay)},
      ),
    },
    {
      question: translate({
        id: 'pricing.faq.discount.question',
        message: 'Is there a discount for non-profits and students?',
      }),
      answer: translate(
        {
          id: 'pricing.faq.discount.answer',
          message: 'Yes, {share} off all bundles. Write to support; once you are verified, you get a discount code.',
        },
        {share: percent(facts.nonProfitDiscount)},
      ),
    },
  ];
}
