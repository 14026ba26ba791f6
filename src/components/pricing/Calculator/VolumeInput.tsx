import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';

import {useCredits} from '../bundle';
import Slider from './Slider';
import {type VolumeProblem, parseVolume} from './parseVolume';
import styles from './volumeInput.module.css';
import LinkedText from '@site/src/components/ui/LinkedText';
import {Muted} from '@site/src/components/ui/primitives';
import {useFormat} from '@site/src/components/ui/useFormat';
import {supportLink} from '@site/src/config/site';

interface Props {
  id: string;
  label: string;
  hint?: string;
  /** The credits that one email or verification costs. */
  each?: number;
  /** The values of the slider; the first and the last are the limits. */
  stops: readonly number[];
  /** The last valid value. */
  value: number;
  /** Receives each new value; undefined while the text in the field is not valid. */
  onValue: (value: number | undefined) => void;
}

/** One number, set with a slider or typed. */
export default function VolumeInput({id, label, hint, each, stops, value, onValue}: Props): ReactNode {
  const {number} = useFormat();
  const credits = useCredits();
  const [min = 0, max = 0] = [stops[0], stops.at(-1)];
  /** The text in the field while the reader is editing it, and as long as it isn't valid. */
  const [draft, setDraft] = useState<string>();
  const {problem} = draft === undefined ? {} : parseVolume(draft, {min, max});
  const edit = (text: string): void => {
    setDraft(text);
    onValue(parseVolume(text, {min, max}).value);
  };
  const problemId = `${id}-problem`;
  return (
    <div className={styles.input}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label} {hint === undefined ? null : <Muted className={styles.hint}>{hint}</Muted>}
      </label>
      <input
        id={id}
        className={clsx('ui-input', styles.field)}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={draft ?? number(value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => edit(event.target.value)}
        onBlur={() => setDraft(problem === undefined ? undefined : draft)}
      />
      <Slider
        labelledBy={`${id}-label`}
        stops={stops}
        value={value}
        valueText={number(value)}
        onChange={(stop) => {
          setDraft(undefined);
          onValue(stop);
        }}
      />
      <div className={styles.below}>
        {each === undefined || problem !== undefined ? null : (
          <Muted as="p">
            {/* Each string is a single text node: text that follows another node moves when that node grows. */}
            <span className={styles.factors}>
              {value === 0 ? `× ${credits(each)}` : `${number(value)} × ${credits(each)} = ${credits(value * each)}`}
            </span>
            <span className={styles.product}>{`= ${credits(value * each)}`}</span>
          </Muted>
        )}
        <p id={problemId} className={clsx(styles.problem, 'no-print')} role="status">
          {problem === undefined ? null : problemText(problem, number(max))}
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
        <LinkedText to={supportLink}>
          {translate(
            {
              id: 'pricing.calculator.limit',
              message: 'The maximum is {max}. For more, [contact support].',
              description: 'Calculator: the text in brackets is a link',
            },
            {max},
          )}
        </LinkedText>
      );
    case 'tooSmall':
      return translate({id: 'pricing.calculator.tooSmall', message: 'This number is too small.'});
    case 'notANumber':
      return translate({id: 'pricing.calculator.notANumber', message: 'Enter a whole number.'});
  }
}
