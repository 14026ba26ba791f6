/**
 * Replaces `ApiExplorer/CodeTabs` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original switches by script and needs the state of the explorer; these tabs are
 * radio buttons.
 */
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import LanguageIcon from '@site/src/components/ui/LanguageIcon';
import {isSampleLanguage} from '@site/src/data/sampleLanguages';
import {tabGroupAttribute} from '@site/src/lib/page';

interface TabModel {
  /** What is remembered, and part of the tab's id. */
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface Props {
  /** Unique on the page. */
  id: string;
  /** Groups of this name show the same tab on all pages. */
  group?: string;
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly TabModel[];
  /** Whether the tabs are languages, by their keys: each gets its icon, and no browser translates their names. */
  icons?: boolean;
}

/** How many tabs the styles can tell apart. */
const most = 16;

/**
 * Panels of code of which one is shown. Radio buttons and CSS switch them, so
 * they work by keyboard and without script; the boot script remembers the
 * choice of a group. In print all panels are shown. One tab alone is no choice.
 */
export default function CodeTabs({id, group, label, tabs, icons = false}: Props): ReactNode {
  if (tabs.length > most) {
    throw new Error(`${id} has ${tabs.length} tabs; its styles know ${most}. Add rules to CodeTabs/styles.module.css.`);
  }
  if (tabs.length <= 1) {
    return <div className={styles.panels}>{tabs[0]?.content}</div>;
  }
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={label}>
      {tabs.map(({value}, index) => (
        <input
          key={value}
          type="radio"
          id={`${id}-${value}`}
          name={id}
          value={value}
          defaultChecked={index === 0}
          className={styles.radio}
          {...(group === undefined ? {} : {[tabGroupAttribute]: group})}
        />
      ))}
      <div className={clsx(styles.strip, icons && styles.icons)} translate={icons ? 'no' : undefined}>
        {tabs.map(({value, label: text}) => (
          <label key={value} htmlFor={`${id}-${value}`} className={styles.tab}>
            {icons && isSampleLanguage(value) ? <LanguageIcon language={value} size={18} /> : null}
            {text}
          </label>
        ))}
      </div>
      <div className={clsx(styles.panels, styles.choice)}>
        {tabs.map(({value, content}) => (
          <div key={value}>{content}</div>
        ))}
      </div>
    </div>
  );
}
