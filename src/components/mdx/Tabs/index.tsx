import {Children, Fragment, type ReactElement, type ReactNode, createElement, isValidElement, useId} from 'react';

import styles from './styles.module.css';
import LanguageIcon from '@site/src/components/ui/LanguageIcon';
import {isSampleLanguage} from '@site/src/data/sampleLanguages';
import {rememberedTabElement, tabGroupAttribute} from '@site/src/lib/page';

interface TabProps {
  /** The value that is remembered, the same on every page. */
  value: string;
  /** The text of the tab. */
  label: string;
  children: ReactNode;
}

/** One of several {@link Tabs}. */
export function Tab({children}: TabProps): ReactNode {
  return children;
}

interface TabsProps {
  /** Tabs of the same group show the same choice on all pages. */
  group: string;
  /** The accessible name of the tabs. */
  label: string;
  /** `Tab` elements. */
  children: ReactNode;
}

/**
 * Tabs made of radio buttons and CSS, so they work by keyboard and without script.
 * The boot script remembers the choice. All panels are printed.
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
      {createElement(rememberedTabElement)}
    </fieldset>
  );
}
