import type {ReactNode} from 'react';

import {type Alternate, useAlternates} from './useAlternates';
import {PlainList} from './primitives';

interface Props {
  /** The pages to link to; by default, the current page in every language. */
  alternates?: readonly Alternate[];
  className?: string;
}

/** Links to a page in other languages. Each is a full page load. */
export default function LanguageLinks({alternates, className}: Props): ReactNode {
  const {all} = useAlternates();
  return (
    <PlainList className={className}>
      {(alternates ?? all).map(({locale, iso, name, path, current}) => (
        <li key={locale}>
          {/* Each language is a separate build: the router does not know the other languages' pages. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={path} hrefLang={iso} lang={iso} data-locale={locale} aria-current={current ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </PlainList>
  );
}
