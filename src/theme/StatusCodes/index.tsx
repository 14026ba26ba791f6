import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {say} from '../texts';
import Code from './Code';
import {ShapeFields} from './Fields';
import styles from './responses.module.css';
import Text from './Text';
import {STATUS_TEXT} from '@site/src/data/statusText';
import type {BodyModel, ErrorModel, ExampleModel, ResponseModel} from '@site/src/plugins/api-reference/models';

/** What kind of body it is, in small print. */
export function ContentType({types, required = false}: {types: readonly string[]; required?: boolean}): ReactNode {
  return types.length === 0 ? null : (
    <p className={styles.contentType}>
      <span translate="no">{types.join(', ')}</span>
      {required ? ` · ${say('api.body.required')}` : ''}
    </p>
  );
}

/** A status, as the title of what stands below it. */
function Status({status, children}: {status: string; children: ReactNode}): ReactNode {
  const id = `status-${status}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.response} id={id} aria-labelledby={`${id}-title`}>
      <h3 className={styles.status} id={`${id}-title`} data-kind={status.charAt(0)}>
        {status === 'default' ? (
          say('api.response.default')
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
  direction: 'request' | 'answer';
  required?: boolean;
  open?: number;
  /** Whether the examples stand here; else they stand in the column of code. */
  examples?: boolean;
}): ReactNode {
  return bodies.map(({contentType, shape, examples: own}) => (
    <div key={contentType}>
      <ContentType types={[contentType]} required={required} />
      <ShapeFields shape={shape} direction={direction} open={open} />
      {examples ? own.map((example, index) => <Example key={index} {...example} />) : null}
    </div>
  ));
}

/** One response: status, what it means, its fields. */
export function Response({status, description, bodies, examples}: ResponseModel & {examples?: boolean}): ReactNode {
  return (
    <Status status={status}>
      <Text of={description} />
      <Bodies bodies={bodies} direction="answer" open={1} examples={examples} />
    </Status>
  );
}

/** An example of a body, closed at first; the summary says which case it shows. */
export function Example({summary, description, code}: ExampleModel): ReactNode {
  return (
    <details className={styles.example}>
      <summary>{summary ?? say('api.example')}</summary>
      <Text of={description} />
      <Code code={code} />
    </details>
  );
}

/** A status of an error, and each of its causes with an example. */
export function ErrorStatus({status, description, contentTypes, causes}: ErrorModel): ReactNode {
  return (
    <Status status={status}>
      <Text of={description} />
      <ContentType types={contentTypes} />
      {causes.map(({summary, errorCode, meaning, href, code}, index) => (
        <details key={index} className={styles.example}>
          <summary>
            {errorCode === undefined ? null : (
              <>
                <code translate="no">{errorCode}</code>{' '}
              </>
            )}
            {summary ?? say('api.example')}
          </summary>
          {meaning ? (
            <p>
              <Text of={meaning} inline />{' '}
              {href === undefined ? null : <ErrorLink href={href} code={errorCode ?? ''} />}
            </p>
          ) : null}
          <Code code={code} />
        </details>
      ))}
    </Status>
  );
}

function ErrorLink({href, code}: {href: string; code: string}): ReactNode {
  return (
    <Link to={href}>
      {say('api.error.more')}
      <span className="visually-hidden" translate="no">
        {' '}
        {code}
      </span>
    </Link>
  );
}
