import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useAlternates} from './useAlternates';

/** A link to the English version of the current page, if there is one. */
export default function ReadInEnglish(): ReactNode {
  const {default: english} = useAlternates();
  return english.exists ? (
    // Each language is a separate build: the router does not know the other languages' pages.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a href={english.path} hrefLang={english.iso} data-locale={english.locale}>
      <Translate id="notice.english">Read it in English</Translate>
    </a>
  ) : null;
}
