import {translate} from '@docusaurus/Translate';
import {Children, type ReactElement, type ReactNode, isValidElement, useId} from 'react';

import Tabs from '@site/src/components/ui/Tabs';
import {useLanguageNames} from '@site/src/components/ui/useLanguageNames';
import type {SampleLanguage} from '@site/src/data/sampleLanguages';

interface TabProps {
  language: SampleLanguage;
  /** The sample. */
  children: ReactNode;
}

/** A tab of a {@link CodeGroup}. The group renders all panels, and CSS shows the selected one. */
export function CodeTab({children}: TabProps): ReactNode {
  return children;
}

/**
 * A code sample in multiple languages; on pages, the build turns each fence into a `CodeTab`. The choice applies to all
 * pages, including the API reference. All panels are printed.
 */
export function CodeGroup({children}: {children: ReactNode}): ReactNode {
  const id = useId();
  const names = useLanguageNames();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  return (
    <Tabs
      id={id}
      group="language"
      label={translate({id: 'docs.codeGroup', message: 'Language of the sample'})}
      icons
      printsAll
      tabs={tabs.map(({props: {language, children: content}}) => ({
        value: language,
        label: names[language],
        content,
      }))}
    />
  );
}
