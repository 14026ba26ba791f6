import {useEffect, useEffectEvent, useState} from 'react';

import {useFormat} from '@site/src/components/useFormat';
import {calculatorLimits, defaultInputs} from '@site/src/data/calculator';
import type {Inputs} from '@site/src/lib/calculator/estimate';
import {type VolumeProblem, parseVolume} from '@site/src/lib/calculator/parseVolume';
import {decodeInputs, encodeInputs} from '@site/src/lib/calculator/query';
import {scaleStops} from '@site/src/lib/calculator/scale';

/** The inputs that are numbers. */
export type VolumeKey = Exclude<keyof Inputs, 'nonProfit'>;

const volumeStops = scaleStops(calculatorLimits.perMonth);
const monthStops = Array.from({length: calculatorLimits.months}, (_, index) => index + 1);

/** The state of one input field. */
export interface FieldState {
  /** The number, or the nearest limit if the text in the field exceeds one. */
  readonly value: number;
  readonly stops: readonly number[];
  /** The text in the field: the formatted number, or the unfinished input. */
  readonly text: string;
  readonly problem: VolumeProblem | undefined;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  readonly onValue: (value: number) => void;
}

interface CalculatorState {
  readonly inputs: Inputs;
  /** Whether every field contains a valid number. */
  readonly valid: boolean;
  /** The inputs after the last completed change; undefined before the first one, and if a field is invalid. */
  readonly settled: Inputs | undefined;
  /** Called when a change is complete: after a key press, a pointer release or a blur. */
  readonly onSettled: () => void;
  readonly field: (key: VolumeKey) => FieldState;
  readonly setNonProfit: (nonProfit: boolean) => void;
}

/** The limit that a number exceeds. */
function nearestOf({min, max}: {min: number; max: number}, problem: VolumeProblem | undefined): number | undefined {
  return problem === 'tooLarge' ? max : problem === 'tooSmall' ? min : undefined;
}

/** Writes the inputs to the URL without a new history entry. */
function writeToUrl(inputs: Inputs): void {
  try {
    window.history.replaceState(window.history.state, '', `?${encodeInputs(inputs)}${window.location.hash}`);
  } catch {
    // Browsers limit the rate of changes; the next one updates the URL.
  }
}

/** The inputs of the calculator, kept in the fields and in the URL. */
export function useCalculator(): CalculatorState {
  const format = useFormat();
  const [inputs, setInputs] = useState(defaultInputs);
  const [drafts, setDrafts] = useState<Partial<Record<VolumeKey, string>>>({});
  const [settled, setSettled] = useState<Inputs>();

  const limits = (key: VolumeKey): {min: number; max: number} =>
    key === 'months' ? {min: 1, max: calculatorLimits.months} : {min: 0, max: calculatorLimits.perMonth};

  const problemOf = (key: VolumeKey): VolumeProblem | undefined => {
    const draft = drafts[key];
    const volume = draft === undefined ? undefined : parseVolume(draft, limits(key));
    return volume && 'problem' in volume ? volume.problem : undefined;
  };
  const valid = (Object.keys(drafts) as VolumeKey[]).every((key) => problemOf(key) === undefined);

  const takeFromAddress = useEffectEvent(() => {
    const linked = decodeInputs(window.location.search, inputs);
    if (linked) {
      setInputs(linked);
      setDrafts({});
    }
  });
  useEffect(() => takeFromAddress(), []);

  const setDraft = (key: VolumeKey, draft?: string): void => setDrafts((before) => ({...before, [key]: draft}));
  const setValue = (key: VolumeKey, value: number): void => setInputs((before) => ({...before, [key]: value}));

  return {
    inputs,
    valid,
    settled,
    onSettled() {
      setSettled(valid ? inputs : undefined);
      if (valid) {
        writeToUrl(inputs);
      }
    },
    field: (key) => ({
      value: nearestOf(limits(key), problemOf(key)) ?? inputs[key],
      stops: key === 'months' ? monthStops : volumeStops,
      text: drafts[key] ?? format.number(inputs[key]),
      problem: problemOf(key),
      onText(text) {
        setDraft(key, text);
        const volume = parseVolume(text, limits(key));
        if ('value' in volume) {
          setValue(key, volume.value);
        }
      },
      onLeave() {
        if (problemOf(key) === undefined) {
          setDraft(key);
        }
      },
      onValue(value) {
        setDraft(key);
        setValue(key, value);
      },
    }),
    setNonProfit: (nonProfit) => setInputs((before) => ({...before, nonProfit})),
  };
}
