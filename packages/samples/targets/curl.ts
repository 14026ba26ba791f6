import type {Language} from '../language';
import {json, printLiteral} from '../literals';
import {headerLines} from '../statements';
import {name, file} from '../text';
import type {Target} from '../types';

/** A shell. Single-quoted strings don't support escapes. */
export const shellLanguage: Language = {
  ...json,
  id: 'shell',
  comment: '#',
  indent: '  ',
  text: (text) => `'${text.replaceAll("'", `'\\''`)}'`,
};

/** A shell command. curl itself honors Retry-After, prints the problem, and exits with code 22. */
export const curl: Target = (request) => {
  const {operationId, method, url, body} = request;
  const parts = [
    `curl ${/^[\w./:%-]+$/u.test(url) ? url : `'${url}'`}`,
    method !== (body === undefined ? 'GET' : 'POST') && `--request ${method}`,
    '--fail-with-body --retry 3',
    '--silent --show-error',
    ...headerLines(request, shellLanguage, {
      set: (header, [quote, ...value]) => `-H ${quote}${header}: ${value.join('')}`,
      apiKey: (prefix, variable) => `"${prefix}$${variable}"`,
      newKey: '"$(uuidgen)"',
      note: false,
      setsType: false,
    }),
    // Quoting the delimiter prevents the shell from expanding anything in the text.
    body !== undefined && "--json @- <<'JSON'",
  ].filter((part) => part !== false);
  return file(`${name.kebab(operationId)}.sh`, shellLanguage, [
    parts.join(' \\\n  '),
    body !== undefined && printLiteral(body, json),
    body !== undefined && 'JSON',
  ]);
};
