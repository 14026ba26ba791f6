import CoreLink from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import type {Locale} from '@site/src/config/locales';
import {localizePath} from '@site/src/lib/routes';
import {checkLink} from '@site/src/lib/safeLinks';

/**
 * Docusaurus' link, with support for English paths: `/pricing` links to
 * `/de/preise` on a German page. It replaces every `@docusaurus/Link` in the
 * bundle (an alias of the pages plugin).
 *
 * A link that `checkLink` refuses becomes plain text with an attribute on which the
 * build fails.
 */
export default function Link({to, href, ...props}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const target = to ?? href;
  if (target === undefined) {
    return <CoreLink {...props} />;
  }
  const check = checkLink(target);
  if (check.kind !== 'refused') {
    return <CoreLink {...props} to={localizePath(target, currentLocale as Locale)} />;
  }
  console.error(`The link "${target}" is rejected: ${check.reason}. Allowed links: src/config/security.ts.`);
  const {id, children, dangerouslySetInnerHTML} = props;
  return (
    <span id={id} data-refused-link={target} dangerouslySetInnerHTML={dangerouslySetInnerHTML}>
      {children}
    </span>
  );
}
