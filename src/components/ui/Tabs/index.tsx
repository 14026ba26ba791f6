import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {Fragment, type ReactNode, createElement} from 'react';

import styles from './styles.module.css';
import Picture from '@site/src/components/ui/Picture';
import {useLanguageNames} from '@site/src/components/ui/useLanguageNames';
import {rememberedTabElement, sectionTabAttribute, tabGroupAttribute, tabLimitAttribute} from '@site/src/lib/page';

interface Tab {
  /** The key under which the choice is remembered, and part of the tab's ID. */
  value: string;
  label: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
  content: ReactNode;
  /** The anchor of a section that selects the tab when the section comes into view. */
  section?: string;
}

interface Props {
  /** Unique on the page. */
  id: string;
  /** Groups with this name show the same tab on all pages. */
  group?: string;
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  /** How many tabs are shown; a button shows the others. */
  limit?: number;
  /** Whether the values of the tabs are language keys: tabs get icons, and browsers don't translate their names. */
  icons?: boolean;
  /** Whether all panels are printed, instead of only the selected one. */
  printsAll?: boolean;
  /** Whether the tabs are above the code box, instead of in it. */
  above?: boolean;
}

/**
 * Tabs with code panels. Radio buttons and CSS switch them, so they work with a keyboard and without JavaScript; the
 * boot script remembers the selected tab of a group. The panel of a single tab is shown without the tab.
 */
export default function Tabs(props: Props): ReactNode {
  const {id, group, label: name, tabs, limit = tabs.length, icons = false, printsAll = false, above = false} = props;
  const names = useLanguageNames();
  if (tabs.length <= 1) {
    return tabs[0]?.content;
  }
  const isLong = tabs.length > limit;
  return (
    <div
      className={clsx(styles.tabs, printsAll && styles.all, above && styles.above)}
      role="radiogroup"
      aria-label={name}
      {...{[tabLimitAttribute]: isLong ? limit : undefined}}>
      {isLong ? (
        <details className={styles.more} name="navigation-menu">
          {/* For keyboard users, all tabs are shown while one of them has focus. */}
          <summary className={clsx(styles.tab, 'chevron')} tabIndex={-1}>
            <Translate
              id="api.samples.more"
              description="API reference: button that opens the list of all programming languages">
              More
            </Translate>
          </summary>
        </details>
      ) : null}
      {tabs.map(({value, label, lang, content, section}, index) => (
        <Fragment key={value}>
          <input
            type="radio"
            id={`${id}-${value}`}
            name={id}
            value={value}
            aria-label={label}
            lang={lang}
            defaultChecked={index === 0}
            className={styles.radio}
            {...{[tabGroupAttribute]: group, [sectionTabAttribute]: section}}
          />
          <label
            htmlFor={`${id}-${value}`}
            className={styles.tab}
            lang={lang}
            hidden={index >= limit}
            translate={icons ? 'no' : undefined}>
            {icons && Object.hasOwn(names, value) ? (
              <Picture file="languages" name={value} width={16} height={16} fill="currentColor" />
            ) : null}
            {label}
          </label>
          <div className={styles.panel}>{content}</div>
        </Fragment>
      ))}
      {group === undefined ? null : createElement(rememberedTabElement)}
    </div>
  );
}
