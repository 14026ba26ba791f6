import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';

import styles from './styles.module.css';
import type {FieldState} from './useCalculator';
import Slider from '@site/src/components/ui/Slider';
import {useFormat} from '@site/src/components/useFormat';
import type {VolumeProblem} from '@site/src/lib/calculator/parseVolume';

interface Props extends FieldState {
  id: string;
  label: string;
  hint?: string;
}

/** One number, set with a slider or typed. */
export default function VolumeInput({id, label, hint, stops, value, text, problem, ...on}: Props): ReactNode {
  const {number} = useFormat();
  const problemId = `${id}-problem`;
  const input = useRef<HTMLInputElement>(null);
  const takeEarlyText = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== text) {
      on.onText(typed);
    }
  });
  // It may have been typed before hydration, and the next render would overwrite it.
  useEffect(() => takeEarlyText(), []);

  return (
    <div className={styles.input}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label} {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => on.onText(event.target.value)}
        onBlur={on.onLeave}
      />
      <Slider labelledBy={`${id}-label`} stops={stops} value={value} valueText={number(value)} onChange={on.onValue} />
      <p id={problemId} className={styles.problem} role="status">
        {problem === undefined ? null : problemText(problem, number(stops.at(-1) ?? 0))}
      </p>
    </div>
  );
}

/**
 * The error message for the text in a field.
 *
 * @param max the highest value allowed, as the language writes it
 */
function problemText(problem: VolumeProblem, max: string): string {
  switch (problem) {
    case 'tooLarge':
      return translate(
        {id: 'pricing.calculator.tooLarge', message: 'At most {max}. For more, write to support.'},
        {max},
      );
    case 'negative':
    case 'tooSmall':
      return translate({id: 'pricing.calculator.tooSmall', message: 'This number is too small.'});
    case 'fraction':
    case 'notANumber':
      return translate({id: 'pricing.calculator.notANumber', message: 'Write a whole number.'});
  }
}
