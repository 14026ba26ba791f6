import CoreLink from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import type {Locale} from '@site/src/config/locales';
import {localizePath} from '@site/src/lib/routes';
import {checkLink} from '@site/src/lib/safeLinks';

/** Addresses that were refused and reported. */
const reported = new Set<string>();

/**
 * Docusaurus' link, for addresses written with the English path: `/pricing`
 * leads to `/de/preise` on a German page. Every `@docusaurus/Link` in the
 * bundle is this component (an alias of the localized-pages plugin).
 *
 * An address that `checkLink` refuses becomes plain text; the build fails on
 * the mark it leaves.
 */
export default function Link({to, href, ...props}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const target = to ?? href;
  if (target === undefined) {
    return <CoreLink {...props} />;
  }
  const verdict = checkLink(target);
  if (verdict.kind !== 'refused') {
    return <CoreLink {...props} to={localizePath(target, currentLocale as Locale)} />;
  }
  if (!reported.has(target)) {
    reported.add(target);
    console.error(`The link "${target}" is refused: ${verdict.reason}. Allowed links: src/config/security.ts.`);
  }
  const {id, children, dangerouslySetInnerHTML} = props;
  return (
    <span id={id} data-refused-link={target} dangerouslySetInnerHTML={dangerouslySetInnerHTML}>
      {children}
    </span>
  );
}
