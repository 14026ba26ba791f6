import clsx from 'clsx';
import type {ReactNode} from 'react';

import {nearestStop} from './scale';
import styles from './slider.module.css';

interface Props {
  id?: string;
  /** The ID of the element that labels the slider. */
  labelledBy?: string;
  /** The possible values, in ascending order. */
  stops: readonly number[];
  /** The current value; the slider shows the nearest stop. */
  value: number;
  /** The value for screen readers. */
  valueText: string;
  onChange: (value: number) => void;
}

/** A native slider over a list of values, with steps of equal width. */
export default function Slider({id, labelledBy, stops, value, valueText, onChange}: Props): ReactNode {
  return (
    <input
      id={id}
      type="range"
      className={clsx(styles.slider, 'needs-script')}
      aria-labelledby={labelledBy}
      aria-valuetext={valueText}
      min={0}
      max={stops.length - 1}
      value={nearestStop(stops, value)}
      autoComplete="off"
      onChange={(event) => onChange(stops[Number(event.target.value)] ?? 0)}
    />
  );
}
