import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {type Format, useFormat} from '@site/src/components/useFormat';
import {limits} from '@site/src/data/limits';
import type {Check, Hint} from '@site/src/lib/webhookSignature';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago the event was sent, in the largest unit that is still exact enough to compare it with the tolerance. */
function ageText(age: number, {relative}: Format): string {
  const [unit, seconds] = units.find((it) => Math.abs(age) >= 10 * it[1]) ?? (['second', 1] as const);
  return relative(-Math.round(age / seconds), unit);
}

/** The beginning and the end of a string, on one line with visible line breaks. */
function abbreviated(text: string): string {
  const line = text.replaceAll('\n', '↵');
  return line.length <= 160 ? line : `${line.slice(0, 110)} … ${line.slice(-40)}`;
}

const hints: Readonly<Record<Hint, (check: Check) => string>> = {
  prefix: () =>
    translate({
      id: 'docs.signature.hint.prefix',
      message: "The secret doesn't start with whsec_. Check that you copied all of it.",
    }),
  surroundings: () =>
    translate({
      id: 'docs.signature.hint.surroundings',
      message:
        'There are other characters around the secret, such as spaces, quotation marks or a second prefix. They are ignored here, but remove them on your server.',
    }),
  whiteSpace: () =>
    translate({
      id: 'docs.signature.hint.whiteSpace',
      message: 'The signature matches if the line break or the spaces at the end of the body are removed or added.',
    }),
  formatted: () =>
    translate({
      id: 'docs.signature.hint.formatted',
      message:
        'The signature matches the same JSON without spaces and line breaks. The body was formatted, or parsed and serialized again: use the raw body.',
    }),
  length: ({length: {header = '', body}}) =>
    translate(
      {
        id: 'docs.signature.hint.length',
        message: "The body has {actual} bytes, but Content-Length is {expected}. It isn't the raw body.",
      },
      {actual: body, expected: header},
    ),
  version: () =>
    translate({
      id: 'docs.signature.hint.version',
      message: 'No signature starts with "v1,". Other versions aren\'t supported.',
    }),
  mismatch: () =>
    translate({
      id: 'docs.signature.hint.mismatch',
      message:
        'The secret is incomplete or belongs to another webhook, or the body or a header differs from the one that was received.',
    }),
};

const resultTexts: Readonly<Record<Check['result'], () => string>> = {
  incomplete: () =>
    translate({
      id: 'docs.signature.incomplete',
      message: 'Complete all three fields to see the result.',
    }),
  invalid: () => translate({id: 'docs.signature.invalid', message: 'The signature is not valid.'}),
  outdated: () =>
    translate({
      id: 'docs.signature.outdated',
      message: 'The signature is valid, but the timestamp is too far from now.',
    }),
  valid: () => translate({id: 'docs.signature.valid', message: 'The signature is valid.'}),
};

/** A step of the verification; `undefined` if it was not performed. */
function Step({passed, title, children}: {passed?: boolean; title: string; children?: ReactNode}): ReactNode {
  const state =
    passed === undefined
      ? translate({id: 'docs.signature.step.open', message: 'Not checked yet'})
      : passed
        ? translate({id: 'docs.signature.step.passed', message: 'Passed'})
        : translate({id: 'docs.signature.step.failed', message: 'Failed'});
  return (
    <li data-passed={passed}>
      <p>
        <strong>{title}</strong> <span className={styles.state}>{state}</span>
      </p>
      <p className={styles.detail}>{children}</p>
    </li>
  );
}

interface ResultProps {
  check: Check;
  /** The sentence about missing headers. */
  missing?: string;
}

/** The overall result with the probable mistakes, and the result of each step. */
export default function Result({check, missing}: ResultProps): ReactNode {
  const format = useFormat();
  const {result, age, isRecent, content, expected, signatures} = check;
  const results = {
    match: translate({id: 'docs.signature.match', message: 'matches'}),
    mismatch: translate({id: 'docs.signature.mismatch', message: "doesn't match"}),
    ignored: translate({id: 'docs.signature.ignored', message: 'ignored: another version'}),
  };
  const isValid = result === 'valid' || result === 'outdated';
  return (
    <>
      <div role="status" className={styles.summary} data-result={result}>
        <p>
          <strong>{resultTexts[result]()}</strong>
        </p>
        {check.hints.map((hint) => (
          <p key={hint}>{hints[hint](check)}</p>
        ))}
      </div>
      <ol className={styles.steps}>
        <Step
          title={translate({id: 'docs.signature.step.headers', message: 'Headers'})}
          passed={missing === undefined ? check.missing.length === 0 || undefined : false}>
          {missing}
        </Step>
        <Step
          title={translate(
            {id: 'docs.signature.step.timestamp', message: 'Timestamp (tolerance: {duration})'},
            {duration: format.unit(limits.webhookToleranceMinutes, 'minute')},
          )}
          passed={age === undefined ? undefined : isRecent}>
          {age === undefined ? null : Number.isNaN(age) ? (
            <Translate id="docs.signature.notSeconds">It isn&apos;t a whole number of seconds.</Translate>
          ) : (
            ageText(age, format)
          )}
          {age === undefined || isRecent || Number.isNaN(age) ? null : (
            <>
              {'. '}
              <Translate id="docs.signature.stale">
                Your server must reject a request with this timestamp. An old test request fails only this step.
              </Translate>
            </>
          )}
        </Step>
        <Step
          title={translate({id: 'docs.signature.step.content', message: 'Signed content'})}
          passed={content === undefined ? undefined : true}>
          {content === undefined ? null : <code translate="no">{abbreviated(content)}</code>}
        </Step>
        <Step
          title={translate({id: 'docs.signature.step.expected', message: 'Expected signature'})}
          passed={expected === undefined ? undefined : true}>
          {expected === undefined ? null : <code translate="no">{expected}</code>}
        </Step>
        <Step
          title={translate({
            id: 'docs.signature.step.compare',
            message: 'Comparison with each signature in the header',
          })}
          passed={result === 'incomplete' ? undefined : isValid}>
          {signatures.map(({text, result: name}, index) => (
            <span key={index} className={styles.signature}>
              <code translate="no">{text}</code> {results[name]}
            </span>
          ))}
        </Step>
      </ol>
    </>
  );
}
