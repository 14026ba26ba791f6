import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {languageIcons} from '@site/src/data/languageIcons';
import type {SampleLanguage} from '@site/src/data/sampleLanguages';

/**
 * The icon of a language or framework, in the text color. Hidden from screen
 * readers, because the name is beside it. All icons are in one cached file.
 *
 * @param size width and height in pixels
 */
export default function LanguageIcon({language, size}: {language: SampleLanguage; size: number}): ReactNode {
  const file = useBaseUrl(languageIcons);
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${file}#${language}`} />
    </svg>
  );
}
