import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useReducer, useState} from 'react';

import {useCredits} from '../bundle';
import PlanComparison from './PlanComparison';
import PriceCurve from './PriceCurve';
import Result from './Result';
import VolumeInput from './VolumeInput';
import {type Estimate, creditsEach, estimate} from './estimate';
import {type Inputs, type VolumeKey, defaultInputs, ranges, startingMessagesPerMonth} from './inputs';
import plots from './plots.module.css';
import {decodeInputs, encodeInputs, queryMark} from './query';
import {volumeStops} from './scale';
import styles from './styles.module.css';
import LinkedText from '@site/src/components/ui/LinkedText';
import {Muted, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {facts} from '@site/src/data/facts';
import {startQueryAttribute} from '@site/src/lib/page';

/** The prefix of the form's IDs. Values from `useId` would differ in the browser. */
const id = 'calculator-';

const labels: Readonly<Record<VolumeKey, () => string>> = {
  emails: () => translate({id: 'pricing.calculator.emails', message: 'API and SMTP emails'}),
  campaignEmails: () => translate({id: 'pricing.calculator.campaignEmails', message: 'Campaign emails'}),
  verifications: () => translate({id: 'pricing.calculator.verifications', message: 'Email verifications'}),
  months: () => translate({id: 'pricing.calculator.months', message: 'Months to cover'}),
};
const fields = Object.keys(labels) as VolumeKey[];

const monthStops = Array.from({length: ranges.months.max}, (_, index) => index + 1);

/** Applies changes to some of the inputs. */
const changed = (inputs: Inputs, changes: Partial<Inputs>): Inputs => ({...inputs, ...changes});

/** How long the inputs must stay the same before the result is announced and the URL changes, in milliseconds. */
const pause = 500;

/** Finds the cheapest set of bundles for monthly volumes. The URL contains the inputs, so results can be shared. */
export default function Calculator(): ReactNode {
  const {percent} = useFormat();
  const perMonth = translate({id: 'pricing.calculator.perMonth', message: 'per month'});
  const [inputs, change] = useReducer(changed, defaultInputs);
  const [invalid, setInvalid] = useState<Partial<Record<VolumeKey, boolean>>>({});
  /** The result after the last pause, which screen readers announce. */
  const [announced, announce] = useState<Estimate>();
  const result = estimate(inputs);

  const setVolume = (key: VolumeKey, value: number | undefined): void => {
    setInvalid((before) => ({...before, [key]: value === undefined}));
    if (value !== undefined) {
      change({[key]: value});
    }
  };
  useEffect(() => {
    const linked = decodeInputs(window.location.search);
    if (linked) {
      change(linked);
    }
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (inputs !== defaultInputs) {
        announce(estimate(inputs));
        window.history.replaceState(window.history.state, '', `?${encodeInputs(inputs)}${window.location.hash}`);
      }
    }, pause);
    return () => clearTimeout(timer);
  }, [inputs]);

  return (
    <>
      <form
        className={styles.calculator}
        onSubmit={(event) => event.preventDefault()}
        {...{[startQueryAttribute]: queryMark}}>
        <Stack className={styles.inputs}>
          {fields.map((key) => (
            <VolumeInput
              key={key}
              id={`${id}${key}`}
              label={labels[key]()}
              {...(key === 'months'
                ? {stops: monthStops}
                : {stops: volumeStops, hint: perMonth, each: creditsEach[key]})}
              value={inputs[key]}
              onValue={(value) => setVolume(key, value)}
            />
          ))}
          <div>
            <label className={styles.switch}>
              <input
                type="checkbox"
                role="switch"
                autoComplete="off"
                checked={inputs.nonProfit}
                onChange={(event) => change({nonProfit: event.target.checked})}
                aria-describedby={`${id}nonProfit`}
              />
              <Translate id="pricing.calculator.nonProfit" values={{share: percent(facts.nonProfitDiscount)}}>
                {'Non-profit or student: {share}\u00a0off'}
              </Translate>
            </label>
            <Muted as="p" id={`${id}nonProfit`} className={styles.switchHint}>
              <LinkedText to="/pricing#non-profit">
                {translate({
                  id: 'pricing.calculator.verification',
                  message: 'Requires [verification] by support',
                  description: 'Calculator: condition of the discount; the text in brackets is a link',
                })}
              </LinkedText>
            </Muted>
          </div>
          <NewAccount exceeds={result.exceedsNewAccount} />
        </Stack>
        <Result inputs={inputs} result={result} isCurrent={!Object.values(invalid).includes(true)} />
        <output className="visually-hidden" htmlFor={fields.map((key) => `${id}${key}`).join(' ')} aria-live="polite">
          {announced ? <Summary {...announced} /> : null}
        </output>
      </form>
      <div className={plots.plots}>
        <PriceCurve result={result} />
        <PlanComparison id={`${id}plan`} inputs={inputs} />
      </div>
    </>
  );
}

/**
 * The limit of a new account and, if the volume exceeds it, how to raise it. Both versions are rendered, so that
 * nothing moves when the message changes.
 */
function NewAccount({exceeds}: {exceeds: boolean}): ReactNode {
  const {number} = useFormat();
  const limit = translate(
    {
      id: 'pricing.calculator.newAccount',
      message: 'New accounts start at {day} messages a day, about {month} a month.',
      description: 'Calculator: {day} is 5,000, {month} is 150,000',
    },
    {day: number(facts.startingRatePerDay), month: number(startingMessagesPerMonth)},
  );
  return (
    <Muted as="p" className={styles.newAccount} data-exceeds={exceeds || undefined}>
      <span>{limit}</span>
      <span>
        {limit}{' '}
        <LinkedText to="/docs/limits#raise">
          {translate({
            id: 'pricing.calculator.exceedsNewAccount',
            message: 'To send this much, [raise your limits] first.',
            description: 'Calculator: after pricing.calculator.newAccount; the text in brackets is a link',
          })}
        </LinkedText>
      </span>
    </Muted>
  );
}

/** The result in one sentence, for screen readers. */
function Summary({purchase, leftOver}: Estimate): ReactNode {
  const format = useFormat();
  const credits = useCredits();
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
