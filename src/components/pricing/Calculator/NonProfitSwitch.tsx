import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useEffectEvent, useId, useRef} from 'react';

import styles from './styles.module.css';
import {useFormat} from '@site/src/components/useFormat';
import {facts} from '@site/src/data/facts';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the discount for non-profits and students holds. */
export default function NonProfitSwitch({checked, onChange}: Props): ReactNode {
  const {percent} = useFormat();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    if (box.current && box.current.checked !== checked) {
      onChange(box.current.checked);
    }
  });
  // It may have been switched before the application was there.
  useEffect(() => takeEarlyChoice(), []);

  return (
    <div className={styles.switch}>
      <input
        ref={box}
        id={id}
        type="checkbox"
        role="switch"
        autoComplete="off"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>
        <Translate id="pricing.calculator.nonProfit" values={{share: percent(facts.nonProfitDiscount)}}>
          {'Non-profit or student: {share}\u00a0off'}
        </Translate>
      </label>
    </div>
  );
}
