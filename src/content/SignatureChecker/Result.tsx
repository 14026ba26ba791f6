import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import {type Format, useFormat} from '@site/src/components/ui/useFormat';
import {limits} from '@site/src/data/limits';
import type {Check, Hint} from './checkSignature';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** The beginning and the end of a string, on one line with visible line breaks. */
function abbreviated(text: string): string {
  const line = text.replaceAll('\n', '↵');
  return line.length <= 160 ? line : `${line.slice(0, 110)} … ${line.slice(-40)}`;
}

/** A likely mistake, as a sentence. */
const hintTexts = ({length: {header = '', body}}: Check): Readonly<Record<Hint, string>> => ({
  prefix: translate({
    id: 'docs.signature.hint.prefix',
    message: "The secret doesn't start with whsec_. Check that you copied all of it.",
  }),
  surroundings: translate({
    id: 'docs.signature.hint.surroundings',
    message:
      'There are other characters around the secret, such as spaces, quotation marks or a second prefix. They are ignored here, but remove them on your server.',
  }),
  whiteSpace: translate({
    id: 'docs.signature.hint.whiteSpace',
    message: 'The signature matches if the line break or the spaces at the end of the body are removed or added.',
  }),
  formatted: translate({
    id: 'docs.signature.hint.formatted',
    message:
      'The signature matches the same JSON without spaces and line breaks. The body was formatted, or parsed and serialized again: use the raw body.',
  }),
  length: translate(
    {
      id: 'docs.signature.hint.length',
      message: "The body has {actual} bytes, but Content-Length is {expected}. It isn't the raw body.",
    },
    {actual: body, expected: header},
  ),
  version: translate({
    id: 'docs.signature.hint.version',
    message: 'No signature starts with "v1,". Other versions aren\'t supported.',
  }),
  mismatch: translate({
    id: 'docs.signature.hint.mismatch',
    message:
      'The secret is incomplete or belongs to a different webhook, or the body or a header differs from the one that was received.',
  }),
});

const tones = {incomplete: undefined, invalid: 'red', outdated: 'red', valid: 'moss'} as const;

const resultTexts = (): Readonly<Record<Check['result'], string>> => ({
  incomplete: translate({id: 'docs.signature.incomplete', message: 'Complete all three fields to see the result.'}),
  invalid: translate({id: 'docs.signature.invalid', message: 'The signature is not valid.'}),
  outdated: translate({
    id: 'docs.signature.outdated',
    message: 'The signature is valid, but the timestamp is too far from now.',
  }),
  valid: translate({id: 'docs.signature.valid', message: 'The signature is valid.'}),
});

/**
 * How long ago the event was sent, in the largest unit that is still exact enough to compare it with the tolerance, and
 * the consequence if it is too long.
 */
function timestampText({age, isRecent}: Check, {relative}: Format): string | undefined {
  if (age === undefined) {
    return undefined;
  }
  if (Number.isNaN(age)) {
    return translate({id: 'docs.signature.notSeconds', message: "It isn't a whole number of seconds."});
  }
  const [unit, seconds] = units.find((it) => Math.abs(age) >= 10 * it[1]) ?? (['second', 1] as const);
  const ageText = relative(-Math.round(age / seconds), unit);
  const stale = translate({
    id: 'docs.signature.stale',
    message: 'Your server must reject a request with this timestamp. An old test request fails only this step.',
  });
  return isRecent ? ageText : `${ageText}. ${stale}`;
}

/** The overall result with the likely mistakes, and the result of each step. */
export default function Result({check, missing}: {check: Check; missing: string | undefined}): ReactNode {
  const format = useFormat();
  const {result, content = '', expected = '', signatures} = check;
  const states = {
    true: translate({id: 'docs.signature.step.passed', message: 'Passed'}),
    false: translate({id: 'docs.signature.step.failed', message: 'Failed'}),
    undefined: translate({id: 'docs.signature.step.open', message: 'Not checked yet'}),
  };
  const matches = {
    match: translate({id: 'docs.signature.match', message: 'matches'}),
    mismatch: translate({id: 'docs.signature.mismatch', message: "doesn't match"}),
    ignored: translate({id: 'docs.signature.ignored', message: 'ignored: another version'}),
  };
  // `passed` is undefined for a step that was not performed.
  const steps: {title: string; passed: boolean | undefined; detail: ReactNode}[] = [
    {
      title: translate({id: 'docs.signature.step.headers', message: 'Headers'}),
      passed: missing === undefined ? check.missing.length === 0 || undefined : false,
      detail: missing,
    },
    {
      title: translate(
        {id: 'docs.signature.step.timestamp', message: 'Timestamp (tolerance: {duration})'},
        {duration: format.unit(limits.webhookToleranceMinutes, 'minute')},
      ),
      passed: check.age === undefined ? undefined : check.isRecent,
      detail: timestampText(check, format),
    },
    {
      title: translate({id: 'docs.signature.step.content', message: 'Signed content'}),
      passed: content !== '' || undefined,
      detail: <code translate="no">{abbreviated(content)}</code>,
    },
    {
      title: translate({id: 'docs.signature.step.expected', message: 'Expected signature'}),
      passed: expected !== '' || undefined,
      detail: <code translate="no">{expected}</code>,
    },
    {
      title: translate({id: 'docs.signature.step.compare', message: 'Comparison with each signature in the header'}),
      passed: result === 'incomplete' ? undefined : result !== 'invalid',
      detail: signatures.map(({text, result: match}, index) => (
        <span key={index} className={styles.signature}>
          <code translate="no">{text}</code> {matches[match]}
        </span>
      )),
    },
  ];
  return (
    <>
      <div role="status" className={styles.summary} data-tone={tones[result]}>
        <p>
          <strong>{resultTexts()[result]}</strong>
        </p>
        {check.hints.map((hint) => (
          <p key={hint}>{hintTexts(check)[hint]}</p>
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map(({title, passed, detail}) => (
          <li key={title}>
            <strong>{title}</strong>{' '}
            <span className={styles.state} data-tone={passed === undefined ? undefined : passed ? 'moss' : 'red'}>
              {states[`${passed}`]}
            </span>
            <div className={styles.detail}>{passed === undefined ? null : detail}</div>
          </li>
        ))}
      </ol>
    </>
  );
}
