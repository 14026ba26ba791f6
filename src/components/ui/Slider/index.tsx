import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';

import styles from './styles.module.css';
import {nearestStop} from '@site/src/lib/calculator/scale';

interface Props {
  id?: string;
  /** The id of the element that labels the slider. */
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
  const slider = useRef<HTMLInputElement>(null);
  const position = nearestStop(stops, value);

  const take = (text: string): void => onChange(stops[Number(text)] ?? 0);
  const takeEarlyMove = useEffectEvent(() => {
    const moved = slider.current?.value;
    if (moved !== undefined && moved !== String(position)) {
      take(moved);
    }
  });
  // It may have been moved before hydration.
  useEffect(() => takeEarlyMove(), []);

  return (
    <input
      ref={slider}
      id={id}
      type="range"
      className={styles.slider}
      aria-labelledby={labelledBy}
      aria-valuetext={valueText}
      min={0}
      max={stops.length - 1}
      value={position}
      autoComplete="off"
      onChange={(event) => take(event.target.value)}
    />
  );
}
