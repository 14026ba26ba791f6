import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Markdown from '../Markdown';
import {Example, statusTabId} from '../ResponseExamples';
import Schema from '../Schema';
import listStyles from '../styles.module.css';
import styles from './styles.module.css';
import {t} from '@site/src/reference/components/texts';
import {STATUS_TEXT} from '@site/src/config/statusText';
import type {BodyModel, OperationModel, ResponseModel} from '@site/src/reference/models/models';

/** A body in each of its content types. */
export function Bodies({
  bodies,
  required = false,
  examples = false,
}: {
  bodies: readonly BodyModel[];
  required?: boolean;
  /** Whether examples are shown here instead of in the code column. */
  examples?: boolean;
}): ReactNode {
  return bodies.map(({contentType, shape, examples: own}) => (
    <div key={contentType}>
      <p className={styles.contentType}>
        <span translate="no">{contentType}</span>
        {required ? ` · ${t('api.body.required')}` : ''}
      </p>
      <Schema shape={shape} />
      {examples ? own.map((example, index) => <Example key={index} name={example.summary} {...example} />) : null}
    </div>
  ));
}

/** Responses by status code: what each means, and its fields. */
export default function StatusCodes({
  responses,
  examples,
}: {
  responses: readonly ResponseModel[];
  examples?: boolean;
}): ReactNode {
  return responses.map(({status, description, bodies}) => {
    const id = `status-${status}`;
    return (
      <section key={status} className={styles.response} id={id} aria-labelledby={`${id}-title`}>
        <h3 className={styles.status} id={`${id}-title`} data-tone={status.startsWith('2') ? 'moss' : 'red'}>
          {status === 'default' ? (
            t('api.response.default')
          ) : (
            <span translate="no">{`${status.toLowerCase()} ${STATUS_TEXT[status] ?? ''}`.trimEnd()}</span>
          )}
        </h3>
        <Markdown of={description} />
        <Bodies bodies={bodies} examples={examples} />
      </section>
    );
  });
}

/** Error statuses with their codes, one line each. A status selects its tab among the examples. */
export function ErrorStatuses({errors}: {errors: OperationModel['errors']}): ReactNode {
  return (
    <dl className={styles.errors}>
      {errors.map(({status, description, codes}) => (
        <div key={status} id={`status-${status}`}>
          <dt title={STATUS_TEXT[status]}>
            <label className="ui-label" data-tone="red" htmlFor={statusTabId(status)} translate="no">
              {status}
            </label>
          </dt>
          <dd>{codes.length > 0 ? <ErrorCodes codes={codes} /> : <Markdown of={description} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Error codes with their causes; each links to its section of an error page. */
export function ErrorCodes({
  codes,
  anchors = false,
}: {
  codes: OperationModel['errors'][number]['codes'];
  anchors?: boolean;
}): ReactNode {
  return (
    <ul className={anchors ? clsx(listStyles.list, listStyles.wideList) : styles.codes}>
      {codes.map(({code, meaning, href}) => {
        const id = anchors ? `error-${code}` : undefined;
        const name = <code translate="no">{code}</code>;
        return (
          <li key={code} id={id}>
            {href === undefined ? name : <Link to={href}>{name}</Link>}{' '}
            <span>
              <Markdown of={meaning} inline />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
