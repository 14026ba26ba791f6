import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {useTextLang} from '@site/src/reference/components/body/Text';

/** How many options the styles can tell apart. */
const maxOptions = 14;

interface Alternative {
  label: string;
  content: ReactNode;
}

/**
 * A select and its panels. CSS shows the panel of the selected option, so it works without JavaScript. Only the visible
 * panel is printed. A single alternative has no select.
 *
 * @param isTitled whether the select is next to the title of the part, with a visible label; otherwise in the line of the tabs around it
 */
export default function Alternatives({
  label,
  options,
  isTitled = false,
}: {
  label: string;
  options: readonly Alternative[];
  isTitled?: boolean;
}): ReactNode {
  const langOf = useTextLang();
  if (options.length > maxOptions) {
    throw new Error(
      `${label} has ${options.length} examples; its styles know ${maxOptions}. Add rules to Alternatives/styles.module.css.`,
    );
  }
  if (options.length <= 1) {
    return <div className={styles.alternative}>{options[0]?.content}</div>;
  }
  return (
    <div className={styles.alternatives}>
      <label className={clsx(styles.select, isTitled ? styles.titled : styles.inTabs)}>
        <span className={isTitled ? undefined : 'visually-hidden'}>{label}</span>
        <select autoComplete="off">
          {options.map((option, index) => (
            <option key={index} lang={langOf(option.label)}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      {options.map(({content}, index) => (
        <div key={index} className={styles.alternative}>
          {content}
        </div>
      ))}
    </div>
  );
}
