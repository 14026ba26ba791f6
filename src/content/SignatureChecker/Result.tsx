import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {Cause, Check} from './checkSignature';

/** The beginning and the end of a string, on one line with visible line breaks. */
function abbreviated(text: string): string {
  const line = text.replaceAll('\n', '↵');
  return line.length <= 160 ? line : `${line.slice(0, 110)} … ${line.slice(-40)}`;
}

const causeTexts = (): Readonly<Record<Cause, string>> => ({
  whiteSpace: translate({
    id: 'docs.signature.hint.whiteSpace',
    message: 'The signature matches if the line break or the spaces at the end of the body are removed or added.',
  }),
  formatted: translate({
    id: 'docs.signature.hint.formatted',
    message:
      'The signature matches the same JSON without spaces and line breaks. The body was formatted, or parsed and serialized again: use the raw body.',
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
    message: 'The signature is valid, but the timestamp is too far from the current time.',
  }),
  valid: translate({id: 'docs.signature.valid', message: 'The signature is valid.'}),
});

/** The result with its likely cause, and the strings to compare with those of the reader's own code. */
export default function Result({check: {result, cause, content, expected}}: {check: Check}): ReactNode {
  return (
    <>
      <div role="status" className={styles.summary} data-tone={tones[result]}>
        <p>
          <strong>{resultTexts()[result]}</strong>
        </p>
        {cause === undefined ? null : <p>{causeTexts()[cause]}</p>}
      </div>
      {content === undefined ? null : (
        <dl className={styles.details}>
          <dt>{translate({id: 'docs.signature.step.content', message: 'Signed content'})}</dt>
          <dd>
            <code translate="no">{abbreviated(content)}</code>
          </dd>
          <dt>{translate({id: 'docs.signature.step.expected', message: 'Expected signature'})}</dt>
          <dd>
            <code translate="no">{expected}</code>
          </dd>
        </dl>
      )}
    </>
  );
}
