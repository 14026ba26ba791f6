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

/** What a field needs to know of one input. */
export interface FieldState {
  readonly value: number;
  readonly stops: readonly number[];
  /** What stands in the field: the number as the language writes it, or what is being typed. */
  readonly text: string;
  readonly problem: VolumeProblem | undefined;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  readonly onValue: (value: number) => void;
}

interface CalculatorState {
  readonly inputs: Inputs;
  /** Whether every field holds a number that counts. */
  readonly valid: boolean;
  /** What the inputs were at the end of the last change; undefined before the first, and where a field is not right. */
  readonly settled: Inputs | undefined;
  /** To be called at the end of a change: after a key, a released pointer, a field that was left. */
  readonly onSettled: () => void;
  readonly field: (key: VolumeKey) => FieldState;
  readonly setNonProfit: (nonProfit: boolean) => void;
}

/** Writes the inputs into the address, without a new entry in the history. */
function shareByAddress(inputs: Inputs): void {
  try {
    window.history.replaceState(window.history.state, '', `?${encodeInputs(inputs)}${window.location.hash}`);
  } catch {
    // Some browsers refuse many changes in a short time; the next one brings the address up to date.
  }
}

/** The inputs of the calculator, in the fields and in the address. */
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
    const asked = decodeInputs(window.location.search, inputs);
    if (asked) {
      setInputs(asked);
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
        shareByAddress(inputs);
      }
    },
    field: (key) => ({
      value: inputs[key],
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
