import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';
import CopyButton from '@site/src/components/ui/CopyButton';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import {t} from '@site/src/reference/components/texts';

interface Props {
  /** The HTTP method in lowercase, or `event`; undefined for the API's base URL. */
  method?: string;
  /** The URL before the path, with which it is copied. */
  baseUrl?: string;
  /** The path, or the type of an event. */
  path?: string;
  /** Details about the call. */
  children?: ReactNode;
}

/** An operation's method and URL, the API's base URL, or an event's type, with a copy button. */
export default function MethodEndpoint({method, baseUrl = '', path = '', children}: Props): ReactNode {
  const label = translate({
    id: 'api.endpoint.copy',
    message: 'Copy URL',
    description: 'API reference: accessible name of the button that copies the URL of an operation',
  });
  return (
    <div className={styles.frame} data-endpoint={method && `${method.toUpperCase()} ${path}`}>
      <div className={styles.endpoint} data-copy={`${baseUrl}${path}`}>
        {/* The button floats, and comes first so that only the first line is shorter. */}
        <CopyButton className={styles.copy} label={baseUrl === '' ? undefined : label} />
        {/* The spaces separate words when copied or searched. */}
        <p>
          {method === undefined ? <strong>{t('api.section.baseUrl')}</strong> : <MethodBadge method={method} />}{' '}
          <span className={styles.address}>
            <code translate="no" className={styles.base}>
              {baseUrl}
            </code>
            {path === '' ? null : (
              <code translate="no">
                {path.split(/(?=\/)/u).map((segment) => (
                  <Fragment key={segment}>
                    <wbr />
                    <span className={styles.segment}>{segment}</span>
                  </Fragment>
                ))}
              </code>
            )}
          </span>
        </p>
      </div>
      {children}
    </div>
  );
}
