import CoreLink from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import type {Locale} from '@site/src/config/locales';
import {localizePath} from '@site/src/lib/routes';

/**
 * Docusaurus' link, for addresses written with the English path: `/pricing`
 * leads to `/de/preise` on a German page. Every `@docusaurus/Link` in the
 * bundle is this component (an alias of the localized-pages plugin).
 */
export default function Link({to, href, ...props}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const target = to ?? href;
  return <CoreLink {...props} {...(target === undefined ? {} : {to: localizePath(target, currentLocale as Locale)})} />;
}
