/**
 * Replaces `StatusCodes` of docusaurus-theme-openapi-docs 5.2.0.
 * Reason: the original has a tab for each status code, rendered in the browser; here all are
 * in the HTML, each with an anchor.
 */
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CodeSamples from '@theme/CodeSamples';
import Markdown from '@theme/Markdown';
import Schema from '@theme/Schema';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {t} from '@site/src/components/api/texts';
import {STATUS_TEXT} from '@site/src/data/statusText';
import type {BodyModel, ErrorModel, ExampleModel, ResponseModel} from '@site/src/openapi/models';

/** The content types of a body. */
export function ContentType({types, required = false}: {types: readonly string[]; required?: boolean}): ReactNode {
  return types.length === 0 ? null : (
    <p className={styles.contentType}>
      <span translate="no">{types.join(', ')}</span>
      {required ? ` · ${t('api.body.required')}` : ''}
    </p>
  );
}

/** A status code as a heading with its own anchor. */
function Status({status, children}: {status: string; children: ReactNode}): ReactNode {
  const id = `status-${status}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.response} id={id} aria-labelledby={`${id}-title`}>
      <h3 className={styles.status} id={`${id}-title`} data-kind={status.charAt(0)}>
        {status === 'default' ? (
          t('api.response.default')
        ) : (
          <span translate="no">{`${status} ${STATUS_TEXT[status] ?? ''}`.trimEnd()}</span>
        )}
      </h3>
      {children}
    </section>
  );
}

/** A body in each of its content types. */
export function Bodies({
  bodies,
  direction,
  required,
  open,
  examples = true,
}: {
  bodies: readonly BodyModel[];
  direction: 'request' | 'response';
  required?: boolean;
  open?: number;
  /** Whether examples are shown here instead of in the code column. */
  examples?: boolean;
}): ReactNode {
  return bodies.map(({contentType, shape, examples: own}) => (
    <div key={contentType}>
      <ContentType types={[contentType]} required={required} />
      <Schema shape={shape} direction={direction} open={open} />
      {examples ? own.map((example, index) => <Example key={index} {...example} />) : null}
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
  return responses.map(({status, description, bodies}) => (
    <Status key={status} status={status}>
      <Markdown of={description} />
      <Bodies bodies={bodies} direction="response" open={1} examples={examples} />
    </Status>
  ));
}

/** An example of a body, collapsed; the summary names the case. */
function Example({summary, description, code}: ExampleModel): ReactNode {
  return (
    <details className={styles.example}>
      <summary>{summary ?? t('api.example')}</summary>
      <Markdown of={description} />
      <CodeSamples code={code} />
    </details>
  );
}

/** The status code of an error, and each of its causes with an example. */
export function ErrorStatus({status, description, contentTypes, causes}: ErrorModel): ReactNode {
  return (
    <Status status={status}>
      <Markdown of={description} />
      <ContentType types={contentTypes} />
      {causes.map(({summary, errorCode, meaning, href, code}, index) => (
        <details key={index} className={styles.example}>
          <summary>
            {errorCode === undefined ? null : (
              <>
                <code translate="no">{errorCode}</code>{' '}
              </>
            )}
            {summary ?? t('api.example')}
          </summary>
          {meaning ? (
            <p>
              <Markdown of={meaning} inline />{' '}
              {href === undefined ? null : <ErrorLink href={href} code={errorCode ?? ''} />}
            </p>
          ) : null}
          <CodeSamples code={code} />
        </details>
      ))}
    </Status>
  );
}

function ErrorLink({href, code}: {href: string; code: string}): ReactNode {
  return (
    <Link to={href}>
      {t('api.error.more')}
      <span className="visually-hidden" translate="no">
        {' '}
        {code}
      </span>
    </Link>
  );
}
