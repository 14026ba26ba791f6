import {Children, Fragment, type ReactElement, type ReactNode, isValidElement, useId} from 'react';

import styles from './styles.module.css';
import LanguageIcon from '@site/src/components/ui/LanguageIcon';
import {isSampleLanguage} from '@site/src/data/sampleLanguages';
import {tabGroupAttribute} from '@site/src/lib/page';

interface TabProps {
  /** What is remembered: short, lower case, the same on every page. */
  value: string;
  /** What the tab says. */
  label: string;
  children: ReactNode;
}

/** One of several {@link Tabs}. */
export function Tab({children}: TabProps): ReactNode {
  return children;
}

interface TabsProps {
  /** Groups of this name show the same tab on all pages. */
  group: string;
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** `Tab` elements. */
  children: ReactNode;
}

/**
 * Panels of which one is shown. Radio buttons and CSS switch them, so they work
 * by keyboard and without script; the boot script remembers the choice. In
 * print all panels are shown. A tab that is a language has its icon.
 */
export function Tabs({group, label, children}: TabsProps): ReactNode {
  const id = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{label}</legend>
      {tabs.map(({props}, index) => (
        <Fragment key={props.value}>
          <input
            type="radio"
            id={`${id}${props.value}`}
            name={id}
            value={props.value}
            defaultChecked={index === 0}
            className={styles.radio}
            {...{[tabGroupAttribute]: group}}
          />
          <label htmlFor={`${id}${props.value}`} className={styles.tab} translate="no">
            {isSampleLanguage(props.value) && <LanguageIcon language={props.value} size={16} />}
            {props.label}
          </label>
          <div className={styles.panel}>{props.children}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}
