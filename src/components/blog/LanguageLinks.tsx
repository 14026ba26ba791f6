import type {ReactNode} from 'react';

import type {Alternate} from '@site/src/components/navigation/useAlternates';

/** A list of links to the same page in other languages, by their own names. */
export default function LanguageLinks({alternates}: {alternates: readonly Alternate[]}): ReactNode {
  return (
    <ul>
      {alternates.map(({locale, iso, nativeName, path}) => (
        <li key={locale}>
          {/* Another language is another build: the router of this one does not know its pages. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={path} hrefLang={iso} lang={iso} data-locale={locale}>
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  );
}
