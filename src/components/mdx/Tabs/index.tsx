import {translate} from '@docusaurus/Translate';
import type {Props as TabItemProps} from '@theme/TabItem';
import clsx from 'clsx';
import {Children, Fragment, type ReactElement, type ReactNode, createElement, isValidElement, useId} from 'react';

import styles from './styles.module.css';
import LanguageIcon from '@site/src/components/ui/LanguageIcon';
import {isSampleLanguage} from '@site/src/data/sampleLanguages';
import {rememberedTabElement, tabGroupAttribute} from '@site/src/lib/page';

interface Props {
  /** Tabs of the same group show the same choice on all pages. */
  groupId?: string;
  /** The accessible name of the tabs. */
  label?: string;
  /** The tab that is shown first; `null` for none. Default: the one with `default`, or the first. */
  defaultValue?: string | null;
  /** The tabs' values and labels, if the items have none. */
  values?: readonly {value: string; label?: string}[];
  className?: string;
  /** `TabItem` elements. */
  children: ReactNode;
}

/**
 * Tabs made of radio buttons and CSS, so they work by keyboard and without script.
 * The boot script remembers the choice of a group. All panels are printed.
 */
export default function Tabs({groupId, label, defaultValue, values = [], className, children}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  const first = items.find(({props}) => props.default) ?? items[0];
  const shown = defaultValue === undefined ? first?.props.value : defaultValue;
  return (
    <fieldset className={clsx(styles.tabs, className)}>
      <legend className="visually-hidden">
        {label ?? translate({id: 'docs.tabs', message: 'Options', description: 'Accessible name of a group of tabs'})}
      </legend>
      {items.map(({props}) => (
        <Fragment key={props.value}>
          <input
            type="radio"
            id={`${id}${props.value}`}
            name={id}
            value={props.value}
            defaultChecked={props.value === shown}
            className={styles.radio}
            {...(groupId === undefined ? {} : {[tabGroupAttribute]: groupId})}
          />
          <label htmlFor={`${id}${props.value}`} className={styles.tab} translate="no">
            {isSampleLanguage(props.value) && <LanguageIcon language={props.value} size={16} />}
            {props.label ?? values.find(({value}) => value === props.value)?.label ?? props.value}
          </label>
          <div className={clsx(styles.panel, props.className)}>{props.children}</div>
        </Fragment>
      ))}
      {groupId === undefined ? null : createElement(rememberedTabElement)}
    </fieldset>
  );
}
