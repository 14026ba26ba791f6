import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import type {LanguageKey} from '@site/src/data/quickstarts';

/**
 * The icons of all languages and frameworks: a symbol for each {@link LanguageKey}, copied from simple-icons 16.37.0
 * (CC0-1.0). Java has the icon of OpenJDK, and .NET a number sign, because its own icon is its name.
 */
const languageIcons = '/img/languages.svg';

/**
 * The icon of a language or framework, in the text color. Hidden from screen readers, because the name is next to it.
 * All icons are in one cached file.
 *
 * @param size width and height in pixels
 */
export default function LanguageIcon({language, size}: {language: LanguageKey; size: number}): ReactNode {
  const file = useBaseUrl(languageIcons);
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${file}#${language}`} />
    </svg>
  );
}
