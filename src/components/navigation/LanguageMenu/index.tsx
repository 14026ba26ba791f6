import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import bar from '../bar.module.css';
import {type Alternate, useAlternates} from '../useAlternates';
import styles from './styles.module.css';
import Icon from '@site/src/components/ui/Icon';

/** Links to the current page in every language, or in those given. Each is a full page load. */
export function LanguageLinks({
  alternates,
  className,
}: {
  alternates?: readonly Alternate[];
  className?: string;
}): ReactNode {
  const {all} = useAlternates();
  return (
    <ul className={className}>
      {(alternates ?? all).map(({locale, iso, name, path, current}) => (
        <li key={locale}>
          {/* Each language is a separate build: the router does not know the pages of the others. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links */}
          <a href={path} hrefLang={iso} lang={iso} data-locale={locale} aria-current={current ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The languages as a titled group of the menu on a phone. */
export function MenuLanguages(): ReactNode {
  const title = translate({id: 'footer.languages', message: 'Languages'});
  return (
    <div role="group" aria-label={title}>
      <p className={bar.panelTitle} aria-hidden="true">
        {title}
      </p>
      <LanguageLinks className={bar.panelLanguages} />
    </div>
  );
}

/** The language menu of the navigation: opens without script. */
export default function LanguageMenu(): ReactNode {
  const {current} = useAlternates();
  return (
    <details className={bar.menu} name="navigation-menu">
      <summary className={styles.button}>
        <Icon name="globe" />
        <span className="visually-hidden">{translate({id: 'nav.language', message: 'Language:'})} </span>
        <span>{current.name}</span>
      </summary>
      <LanguageLinks className={bar.menuPanel} />
    </details>
  );
}
