import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {languageIcons} from '@site/src/data/languageIcons';
import type {SampleLanguage} from '@site/src/data/sampleLanguages';

/**
 * The icon of a language or framework, in the colour of the text. It stands
 * beside the name, so screen readers pass over it. The outlines are in one
 * file for all pages, which a browser asks for once.
 *
 * @param size its width and height, in pixels
 */
export default function LanguageIcon({language, size}: {language: SampleLanguage; size: number}): ReactNode {
  const file = useBaseUrl(languageIcons);
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${file}#${language}`} />
    </svg>
  );
}
