import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState} from 'react';

import {useCredits} from '../bundle';
import NewAccount from './NewAccount';
import PlanComparison from './PlanComparison';
import PriceCurve from './PriceCurve';
import Result from './Result';
import TypicalVolumes from './TypicalVolumes';
import VolumeInput from './VolumeInput';
import {type Estimate, creditsEach, estimate} from './estimate';
import {type Inputs, type VolumeKey, defaultInputs, forVolumes, ranges} from './inputs';
import {parseVolume} from './parseVolume';
import plots from './plots.module.css';
import {decodeInputs, encodeInputs, queryMark} from './query';
import {scaleStops} from './scale';
import styles from './styles.module.css';
import {Muted, Stack} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {facts} from '@site/src/data/facts';
import {startQueryAttribute} from '@site/src/lib/page';

/** The prefix of the form's ids. The values of `useId` would differ in the browser. */
const id = 'calculator-';

/** The text in each field, and the switch. */
type Form = Readonly<Record<VolumeKey, string> & Pick<Inputs, 'nonProfit'>>;

/** The volumes in the fields. */
const volumesIn = (form: Form) => forVolumes((key) => parseVolume(form[key], ranges[key]));

/** The form, and its inputs when all fields were last valid; everything else is derived from these. */
interface State {
  form: Form;
  inputs: Inputs;
}

/** The state after a change of the form. */
function changed({form: before, inputs}: State, changes: Partial<Form>): State {
  const form = {...before, ...changes};
  const volumes = volumesIn(form);
  const isValid = fields.every((key) => volumes[key].problem === undefined);
  return {
    form,
    inputs: isValid ? {...forVolumes((key) => volumes[key].value), nonProfit: form.nonProfit} : inputs,
  };
}

const labels: Readonly<Record<VolumeKey, () => string>> = {
  emails: () => translate({id: 'pricing.calculator.emails', message: 'API and SMTP emails'}),
  campaignEmails: () => translate({id: 'pricing.calculator.campaignEmails', message: 'Campaign emails'}),
  verifications: () => translate({id: 'pricing.calculator.verifications', message: 'Email verifications'}),
  months: () => translate({id: 'pricing.calculator.months', message: 'Months to cover'}),
};
const fields = Object.keys(labels) as VolumeKey[];

const volumeStops = scaleStops(ranges.emails.max);
const monthStops = Array.from({length: ranges.months.max}, (_, index) => index + 1);

/** Writes the inputs to the URL without a new history entry. */
function writeToUrl(inputs: Inputs): void {
  try {
    window.history.replaceState(window.history.state, '', `?${encodeInputs(inputs)}${window.location.hash}`);
  } catch {
    // Browsers limit the rate of changes; the next one updates the URL.
  }
}

/**
 * Finds the cheapest set of bundles for monthly volumes. The URL contains the
 * inputs, so that a result can be shared. Without JavaScript, a table of typical
 * volumes is shown instead.
 */
export default function Calculator(): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const {number, percent} = useFormat();
  const perMonth = translate({id: 'pricing.calculator.perMonth', message: 'per month'});
  const formOf = (inputs: Inputs): Form => ({
    ...forVolumes((key) => number(inputs[key])),
    nonProfit: inputs.nonProfit,
  });
  const [{form, inputs}, change] = useReducer(changed, defaultInputs, (initial) => ({
    form: formOf(initial),
    inputs: initial,
  }));
  /** The result after the last completed change, which screen readers announce. */
  const [announced, announce] = useState<Estimate>();

  const volumes = volumesIn(form);
  const isValid = fields.every((key) => volumes[key].problem === undefined);
  const result = estimate(inputs);

  const readUrl = useEffectEvent(() => {
    const linked = decodeInputs(window.location.search, defaultInputs);
    if (linked) {
      change(formOf(linked));
    }
  });
  const settle = useEffectEvent(() => {
    if (isValid) {
      announce(result);
      writeToUrl(inputs);
    }
  });
  useEffect(() => {
    readUrl();
    // React's onChange fires on each keystroke, the DOM event when the edit is finished.
    const onChange = (): void => settle();
    const {current} = element;
    current?.addEventListener('change', onChange);
    return () => current?.removeEventListener('change', onChange);
  }, []);

  return (
    <>
      <form
        ref={element}
        className={styles.calculator}
        onSubmit={(event) => event.preventDefault()}
        {...{[startQueryAttribute]: queryMark}}>
        <Stack className={styles.inputs}>
          {fields.map((key) => (
            <Fragment key={key}>
              <VolumeInput
                id={`${id}${key}`}
                label={labels[key]()}
                {...(key === 'months'
                  ? {stops: monthStops}
                  : {stops: volumeStops, hint: perMonth, each: creditsEach[key]})}
                {...volumes[key]}
                text={form[key]}
                onText={(text) => change({[key]: text})}
              />
              {key === 'emails' ? <NewAccount exceeds={result.exceedsNewAccount} /> : null}
            </Fragment>
          ))}
          <div>
            <label className={styles.switch}>
              <input
                type="checkbox"
                role="switch"
                autoComplete="off"
                checked={form.nonProfit}
                onChange={(event) => change({nonProfit: event.target.checked})}
                aria-describedby={`${id}nonProfit`}
              />
              <Translate id="pricing.calculator.nonProfit" values={{share: percent(facts.nonProfitDiscount)}}>
                {'Non-profit or student: {share}\u00a0off'}
              </Translate>
            </label>
            <Muted as="p" id={`${id}nonProfit`} className={styles.switchHint}>
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
            </Muted>
          </div>
        </Stack>
        <Result inputs={inputs} result={result} isCurrent={isValid} />
        <output className="visually-hidden" htmlFor={fields.map((key) => `${id}${key}`).join(' ')} aria-live="polite">
          {announced ? <Summary {...announced} /> : null}
        </output>
      </form>
      <div className={plots.plots}>
        <PriceCurve result={result} />
        <PlanComparison id={`${id}plan`} inputs={inputs} />
      </div>
      <noscript>
        <TypicalVolumes />
      </noscript>
    </>
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
