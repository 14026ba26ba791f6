import {apiConventions} from '../../../config/api';
import {json} from '../languages';
import {printLiteral} from '../literals';
import {name, file} from '../text';
import type {Target} from '../types';

/** A shell command. curl itself waits for Retry-After, prints the problem, and exits with code 22. */
export const curl: Target = (request) => {
  const {operationId, method, url, body, credential, headers, takesIdempotencyKey, idempotencyKey} = request;
  const {apiKey, idempotency} = apiConventions;
  const plain = (name: string, value: string): string => `-H '${`${name}: ${value}`.replaceAll("'", `'\\''`)}'`;
  const implied = body === undefined ? 'GET' : 'POST';
  const parts = [
    `curl ${/^[\w./:%-]+$/u.test(url) ? url : `'${url}'`}`,
    method !== implied && `--request ${method}`,
    '--fail-with-body --retry 3',
    '--silent --show-error',
    credential !== undefined && `-H "${credential.header}: ${credential.prefix}$${apiKey.variable}"`,
    ...Object.entries(headers).map(([header, value]) => plain(header, value)),
    takesIdempotencyKey &&
      (idempotencyKey === undefined
        ? `-H "${idempotency.header}: $(uuidgen)"`
        : plain(idempotency.header, idempotencyKey)),
    // Quoting the delimiter prevents the shell from expanding anything in the text.
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
