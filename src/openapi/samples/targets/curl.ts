import {json} from '../languages';
import {printLiteral} from '../literals';
import {name, file} from '../text';
import type {Target} from '../types';

/** A shell command. curl itself waits for Retry-After, prints the problem, and ends with code 22. */
export const curl: Target = ({operationId, method, url, body, takesIdempotencyKey, idempotencyKey}) => {
  const implied = body === undefined ? 'GET' : 'POST';
  const parts = [
    `curl ${/^[\w./:%-]+$/u.test(url) ? url : `'${url}'`}`,
    method !== implied && `--request ${method}`,
    '--fail-with-body --silent --show-error --retry 3',
    '--header "Authorization: Bearer $MAILWREN_API_KEY"',
    takesIdempotencyKey &&
      (idempotencyKey === undefined
        ? '--header "Idempotency-Key: $(uuidgen)"'
        : `--header 'Idempotency-Key: ${idempotencyKey.replaceAll("'", `'\\''`)}'`),
    // The quoted word keeps the shell from reading anything in the text.
    body !== undefined && "--json @- <<'JSON'",
  ].filter((part) => part !== false);
  return [
    file(`${name.kebab(operationId)}.sh`, 'shell', [
      parts.join(' \\\n  '),
      body !== undefined && printLiteral(body, json),
      body !== undefined && 'JSON',
    ]),
  ];
};
