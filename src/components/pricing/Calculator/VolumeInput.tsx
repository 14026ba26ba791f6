import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useCredits} from '../bundle';
import Slider from './Slider';
import type {Volume, VolumeProblem} from './parseVolume';
import styles from './volumeInput.module.css';
import {Muted} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {supportLink} from '@site/src/config/site';

interface Props extends Volume {
  id: string;
  label: string;
  hint?: string;
  /** The credits that one costs. */
  each?: number;
  /** The values of the slider; the last one is the highest value allowed. */
  stops: readonly number[];
  /** The text in the field: the formatted number, or the unfinished input. */
  text: string;
  onText: (text: string) => void;
}

/** One number, set with a slider or typed. */
export default function VolumeInput({id, label, hint, each, stops, value, problem, text, onText}: Props): ReactNode {
  const {number} = useFormat();
  const credits = useCredits();
  const problemId = `${id}-problem`;
  return (
    <div className={styles.input}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label} {hint === undefined ? null : <Muted className={styles.hint}>{hint}</Muted>}
      </label>
      <input
        id={id}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => onText(event.target.value)}
        onBlur={() => onText(problem === undefined ? number(value) : text)}
      />
      <Slider
        labelledBy={`${id}-label`}
        stops={stops}
        value={value}
        valueText={number(value)}
        onChange={(stop) => onText(number(stop))}
      />
      <div className={styles.below}>
        {each === undefined || problem !== undefined ? null : (
          <Muted as="p">
            {/* One text node each: a text that follows another one moves when that grows. */}
            <span className={styles.factors}>
              {value === 0 ? `× ${credits(each)}` : `${number(value)} × ${credits(each)} = ${credits(value * each)}`}
            </span>
            <span className={styles.product}>{`= ${credits(value * each)}`}</span>
          </Muted>
        )}
        <p id={problemId} className={clsx(styles.problem, 'no-print')} role="status">
          {problem === undefined ? null : problemText(problem, number(stops.at(-1) ?? 0))}
        </p>
      </div>
    </div>
  );
}

/**
 * The error message for the text in a field.
 *
 * @param max the highest value allowed, in the format of the language
 */
function problemText(problem: VolumeProblem, max: string): ReactNode {
  switch (problem) {
    case 'tooLarge':
      return (
        <Translate
          id="pricing.calculator.limit"
          description="Calculator: {support} is the link pricing.calculator.support"
          values={{
            max,
            support: (
              <Link to={supportLink}>
                <Translate
                  id="pricing.calculator.support"
                  description="Calculator: text of the link in pricing.calculator.limit">
                  contact support
                </Translate>
              </Link>
            ),
          }}>
          {'The maximum is {max}. For more, {support}.'}
        </Translate>
      );
    case 'tooSmall':
      return translate({id: 'pricing.calculator.tooSmall', message: 'This number is too small.'});
    case 'notANumber':
      return translate({id: 'pricing.calculator.notANumber', message: 'Enter a whole number.'});
  }
}
