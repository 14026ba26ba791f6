import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {STATUS_TEXT} from './statusText';

import styles from './styles.module.css';

/** One response of an operation, or to an event: status, what it means, fields, examples. */
export function ApiResponse({
  status,
  contentTypes,
  children,
}: {
  status: string;
  contentTypes: readonly string[];
  children?: ReactNode;
}): ReactNode {
  const id = `status-${status}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.response} id={id} aria-labelledby={`${id}-title`}>
      <h3 className={styles.status} id={`${id}-title`} data-kind={status.charAt(0)}>
        {status === 'default' ? (
          <Translate
            id="api.response.default"
            description="API reference: title of what happens after any other answer than the ones listed">
            Any other answer
          </Translate>
        ) : (
          <span translate="no">
            {status} {STATUS_TEXT[status]}
          </span>
        )}
      </h3>
      {children}
      {contentTypes.length > 0 ? (
        <p className={styles.contentType} translate="no">
          {contentTypes.join(', ')}
        </p>
      ) : null}
    </section>
  );
}

/** The content type of a request body, and whether the body must be there. */
export function ContentType({value, required}: {value: string; required?: boolean}): ReactNode {
  return (
    <p className={styles.contentType}>
      <span translate="no">{value}</span>
      {required ? (
        <>
          {' · '}
          <Translate id="api.body.required" description="API reference: a request body that must be sent">
            required
          </Translate>
        </>
      ) : null}
    </p>
  );
}

/** The fields that the error responses share. */
export function ErrorFields({children}: {children?: ReactNode}): ReactNode {
  return (
    <section className={styles.response}>
      <h3>
        <Translate id="api.errors.fields" description="API reference: title of the list of fields of an error response">
          Fields of an error
        </Translate>
      </h3>
      {children}
    </section>
  );
}

/** A header of the responses; names the statuses where not all carry it. */
export function HeaderStatuses({statuses, children}: {statuses?: readonly string[]; children?: ReactNode}): ReactNode {
  return (
    <div className={styles.header}>
      {statuses === undefined ? null : (
        <p className={styles.contentType}>
          <Translate
            id="api.header.statuses"
            description="API reference: stands above a response header; {statuses} is a list such as 200, 429"
            values={{statuses: statuses.join(', ')}}>
            {'Only with status {statuses}'}
          </Translate>
        </p>
      )}
      {children}
    </div>
  );
}

/** An example of a body; the summary says which case it shows. */
export function Example({summary, children}: {summary?: string; children?: ReactNode}): ReactNode {
  return (
    <figure className={styles.example}>
      <figcaption>
        {summary ?? (
          <Translate id="api.example" description="API reference: title of an example without a title of its own">
            Example
          </Translate>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
