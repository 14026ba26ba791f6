import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, createElement} from 'react';

import styles from './styles.module.css';
import {useTextLang} from '@site/src/reference/components/body/Text';
import LanguageIcon from '@site/src/components/ui/LanguageIcon';
import {isSampleLanguage} from '@site/src/data/sampleLanguages';
import {rememberedTabElement, sectionTabAttribute, tabGroupAttribute, tabLimitAttribute} from '@site/src/lib/page';

interface TabModel {
  /** The key under which the choice is remembered, and part of the tab's id. */
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** The anchor of the section that selects the tab when it comes into view. */
  section?: string;
}

interface Props {
  /** Unique on the page. */
  id: string;
  /** Groups of this name show the same tab on all pages. */
  group?: string;
  /** The accessible name of the choice. */
  label: string;
  tabs: readonly TabModel[];
  /** How many tabs are shown; the others are in a menu. */
  limit?: number;
  /** Whether the tabs are languages, by their keys: each gets its icon, and no browser translates their names. */
  icons?: boolean;
}

/** How many tabs the styles can tell apart. */
const maxTabs = 14;

/**
 * Code panels; one of them is visible. Radio buttons and CSS switch them, so they work by keyboard
 * and without script; the boot script remembers the choice of a group. The selected panel is printed.
 * A single tab is shown without a choice.
 */
export default function CodeTabs({id, group, label, tabs, limit = maxTabs, icons = false}: Props): ReactNode {
  const textLang = useTextLang();
  const langOf = (text: ReactNode): string | undefined => (typeof text === 'string' ? textLang(text) : undefined);
  if (tabs.length > maxTabs) {
    throw new Error(
      `${id} has ${tabs.length} tabs; its styles know ${maxTabs}. Add rules to CodeTabs/styles.module.css.`,
    );
  }
  if (tabs.length <= 1) {
    return <div className={styles.panels}>{tabs[0]?.content}</div>;
  }
  const isLong = tabs.length > limit;
  const labels = (shown: number): ReactNode =>
    tabs.map(({value, label: text}, index) => (
      <label key={value} htmlFor={`${id}-${value}`} className={styles.tab} lang={langOf(text)} hidden={index >= shown}>
        {icons && isSampleLanguage(value) ? <LanguageIcon language={value} size={16} /> : null}
        {text}
      </label>
    ));
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={label}>
      {tabs.map(({value, label: text, section}, index) => (
        <input
          key={value}
          type="radio"
          id={`${id}-${value}`}
          name={id}
          value={value}
          aria-label={typeof text === 'string' ? text : undefined}
          lang={langOf(text)}
          defaultChecked={index === 0}
          className={styles.radio}
          {...(group === undefined ? {} : {[tabGroupAttribute]: group})}
          {...(section === undefined ? {} : {[sectionTabAttribute]: section})}
        />
      ))}
      <div className={styles.strip} {...(isLong && {[tabLimitAttribute]: limit})}>
        {labels(limit)}
        {group === undefined ? null : createElement(rememberedTabElement, {hidden: true})}
        {isLong ? (
          <details className={styles.more} name="navigation-menu">
            {/* With the keyboard, all tabs are shown while one of them has the focus. */}
            <summary className={styles.tab} tabIndex={-1}>
              <Translate
                id="api.samples.more"
                description="API reference: button that opens the list of all programming languages">
                More
              </Translate>
            </summary>
            <div>{labels(maxTabs)}</div>
          </details>
        ) : null}
      </div>
      <div className={clsx(styles.panels, styles.choice)}>
        {tabs.map(({value, content}) => (
          <div key={value}>{content}</div>
        ))}
      </div>
    </div>
  );
}
