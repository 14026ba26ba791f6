import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';

import styles from './styles.module.css';
import {nearestStop} from '@site/src/lib/calculator/scale';

interface Props {
  id?: string;
  /** The id of the element that names the slider. */
  labelledBy?: string;
  /** The values at which it stops, from small to large. */
  stops: readonly number[];
  /** The value it shows; between two stops it shows the nearer one. */
  value: number;
  /** The value as screen readers say it. */
  valueText: string;
  onChange: (value: number) => void;
}

/**
 * A slider over given values, with steps of equal width. The keys of a native
 * slider work: arrows go to the next stop, Home and End to the limits.
 */
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
  // It may have been moved before the application was there.
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
