import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';

import {useCredits} from '../bundle';
import NewAccount from './NewAccount';
import Result from './Result';
import TypicalVolumes from './TypicalVolumes';
import VolumeInput from './VolumeInput';
import styles from './styles.module.css';
import {type VolumeKey, useCalculator} from './useCalculator';
import {useFormat} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';
import {type Inputs, creditsEach, estimate} from '@site/src/lib/calculator/estimate';
import {queryMark} from '@site/src/lib/calculator/query';
import {startQueryAttribute} from '@site/src/lib/page';

/** The prefix of the form's ids. The values of `useId` would differ in the browser. */
const id = 'calculator-';

const labels: Readonly<Record<VolumeKey, () => string>> = {
  emails: () => translate({id: 'pricing.calculator.emails', message: 'API and SMTP emails'}),
  campaignEmails: () => translate({id: 'pricing.calculator.campaignEmails', message: 'Campaign emails'}),
  verifications: () => translate({id: 'pricing.calculator.verifications', message: 'Email verifications'}),
  months: () => translate({id: 'pricing.calculator.months', message: 'Months to cover'}),
};
const fields = Object.keys(labels) as VolumeKey[];

/**
 * Finds the cheapest set of bundles for monthly volumes. The URL contains the
 * inputs, so that a result can be shared. Without script, a table of typical
 * volumes is shown instead.
 */
export default function Calculator(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const {percent} = useFormat();
  const perMonth = translate({id: 'pricing.calculator.perMonth', message: 'per month'});
  const {inputs, valid, settled, onSettled, field, setNonProfit} = useCalculator();

  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    // React's onChange fires on each keystroke, the DOM event when the edit is finished.
    const element = form.current;
    const onChange = (): void => settle();
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, []);

  return (
    <>
      <form
        ref={form}
        className={styles.calculator}
        onSubmit={(event) => event.preventDefault()}
        {...{[startQueryAttribute]: queryMark}}>
        <div className={styles.inputs}>
          {fields.map((key) => (
            <VolumeInput
              key={key}
              id={`${id}${key}`}
              label={labels[key]()}
              {...(key === 'months' ? {} : {hint: perMonth, each: creditsEach[key]})}
              {...field(key)}
            />
          ))}
          <div>
            <label className={styles.switch}>
              <input
                type="checkbox"
                role="switch"
                autoComplete="off"
                checked={inputs.nonProfit}
                onChange={(event) => setNonProfit(event.target.checked)}
                aria-describedby={`${id}nonProfit`}
              />
              <Translate id="pricing.calculator.nonProfit" values={{share: percent(facts.nonProfitDiscount)}}>
                {'Non-profit or student: {share}\u00a0off'}
              </Translate>
            </label>
            <p id={`${id}nonProfit`} className={styles.switchHint}>
              <Translate
                id="pricing.calculator.verification"
                description="Calculator: condition of the discount; {verified} is the link pricing.calculator.verified"
                values={{
                  verified: (
                    <Link to="/pricing#non-profit">
                      <Translate
                        id="pricing.calculator.verified"
                        description="Calculator: text of the link in pricing.calculator.verification">
                        verification
                      </Translate>
                    </Link>
                  ),
                }}>
                {'Requires {verified} by support'}
              </Translate>
            </p>
          </div>
          <NewAccount exceeds={valid && estimate(inputs).exceedsNewAccount} />
        </div>
        <Result inputs={inputs} valid={valid} />
        <output className="visually-hidden" htmlFor={fields.map((key) => `${id}${key}`).join(' ')} aria-live="polite">
          {settled ? <Summary inputs={settled} /> : null}
        </output>
      </form>
      <noscript>
        <TypicalVolumes />
      </noscript>
    </>
  );
}

/** The result in one sentence, for screen readers. */
function Summary({inputs}: {inputs: Inputs}): ReactNode {
  const format = useFormat();
  const credits = useCredits();
  const {purchase, leftOver} = estimate(inputs);
  return purchase.items.length === 0 ? (
    format.usd(purchase.priceCents)
  ) : (
    <Translate
      id="pricing.calculator.summary"
      description="Calculator: the result for screen readers; {bundles} is a list such as '2 × 1,000,000 and 1 × 40,000'"
      values={{
        price: format.usd(purchase.priceCents),
        credits: credits(purchase.credits),
        bundles: format.list(
          purchase.items.map(({bundle, count}) => `${format.number(count)} × ${format.number(bundle.credits)}`),
        ),
        leftOver: format.number(leftOver),
      }}>
      {'{price} for {credits}. Bundles: {bundles}. Left over: {leftOver}.'}
    </Translate>
  );
}
