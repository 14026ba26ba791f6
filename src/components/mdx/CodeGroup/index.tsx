import {translate} from '@docusaurus/Translate';
import {Children, Fragment, type ReactElement, type ReactNode, createElement, isValidElement, useId} from 'react';

import styles from './styles.module.css';
import LanguageIcon from '@site/src/components/ui/LanguageIcon';
import {type SampleLanguage, sampleLanguages} from '@site/src/data/sampleLanguages';
import {rememberedTabElement, tabGroupAttribute} from '@site/src/lib/page';

interface TabProps {
  language: SampleLanguage;
  /** The sample. */
  children: ReactNode;
}

/** A tab of a {@link CodeGroup}, which renders the panel: CSS decides whether it is visible. */
export function CodeTab({children}: TabProps): ReactNode {
  return children;
}

/**
 * A code sample in several languages; on pages, the build turns each fence into a `CodeTab`. The tabs are radio buttons
 * and CSS, so they work by keyboard and without script. The boot script remembers the choice, which applies to all pages,
 * including the API reference. All panels are printed.
 */
export default function CodeGroup({children}: {children: ReactNode}): ReactNode {
  const id = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">
        {translate({id: 'docs.codeGroup', message: 'Language of the sample'})}
      </legend>
      {tabs.map(({props: {language, children: sample}}, index) => (
        <Fragment key={language}>
          <input
            type="radio"
            id={`${id}${language}`}
            name={id}
            value={language}
            defaultChecked={index === 0}
            className={styles.radio}
            {...{[tabGroupAttribute]: 'language'}}
          />
          <label htmlFor={`${id}${language}`} className={styles.tab} translate="no">
            <LanguageIcon language={language} size={16} />
            {sampleLanguages[language]}
          </label>
          <div className={styles.panel}>{sample}</div>
        </Fragment>
      ))}
      {createElement(rememberedTabElement)}
    </fieldset>
  );
}
