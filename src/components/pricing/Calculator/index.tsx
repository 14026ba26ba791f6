import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';

import NonProfitSwitch from './NonProfitSwitch';
import Result from './Result';
import Summary from './Summary';
import TypicalVolumes from './TypicalVolumes';
import VolumeInput from './VolumeInput';
import styles from './styles.module.css';
import {fieldTexts} from './texts';
import {type VolumeKey, useCalculator} from './useCalculator';
import {queryMark} from '@site/src/lib/calculator/query';
import {startQueryAttribute} from '@site/src/lib/page';

/**
 * What the ids of the form begin with; a page has one. Not from `useId`, whose
 * values differ in the browser: a field refers to its message only when there is one.
 */
const id = 'calculator-';

const fields: readonly VolumeKey[] = ['emails', 'campaignEmails', 'verifications', 'months'];

/**
 * Volumes of a month in, the cheapest set of bundles out. The address holds the
 * inputs, so that it can be shared. Where no script runs, a table of typical
 * volumes stands in its place.
 */
export default function Calculator(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const {inputs, valid, settled, onSettled, field, setNonProfit} = useCalculator();

  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    // React calls every keystroke a change; the browser only one that is finished.
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
            <VolumeInput key={key} id={`${id}${key}`} {...fieldTexts(key)} {...field(key)} />
          ))}
          <NonProfitSwitch checked={inputs.nonProfit} onChange={setNonProfit} />
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
