import type {Language} from '../language';
import {escapeText, json, printLiteral, unicodeEscape} from '../literals';
import {headerLines, makesKey, printLines} from '../statements';
import {list, name, notes, file} from '../text';
import type {Target} from '../types';

const pythonEscape = (sign: string): string =>
  sign.length === 1 ? unicodeEscape(sign) : `\\U${(sign.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;

const pythonText = (text: string): string => `"${escapeText(text, /["\\]/gu, pythonEscape)}"`;

/** Python 3. */
export const pythonLanguage: Language = {
  ...json,
  id: 'python',
  comment: '#',
  indent: '    ',
  text: pythonText,
  key: (name) => `${pythonText(name)}: `,
  words: {null: 'None', true: 'True', false: 'False'},
  comma: ',',
};

/** Python 3 with requests. */
export const python: Target = (request) => {
  const {operationId, method, url, body, credential, shows, problem} = request;
  const headers = headerLines(request, pythonLanguage, {
    set: (header, value) => `${pythonLanguage.key(header)}${value},`,
    apiKey: (prefix) => (prefix === '' ? 'api_key' : `f"${prefix}{api_key}"`),
    newKey: 'str(uuid.uuid4())',
    setsType: false,
  });
  return file(`${name.snake(operationId)}.py`, pythonLanguage, [
    credential && 'import os',
    'import sys',
    makesKey(request) && 'import uuid',
    '',
    'import requests  # pip install requests',
    '',
    credential && `api_key = os.environ["${credential.variable}"]`,
    `response = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    ...(headers.length > 0 ? ['    headers={', [headers], '    },'] : []),
    [body !== undefined && `json=${printLiteral(body, pythonLanguage)},`],
    '    timeout=10,',
    ')',
    '',
    shows && 'body = response.json()',
    'if not response.ok:',
    !shows && '    body = response.json()',
    `    # ${notes.retry(request)}`,
    '    sys.exit(',
    `        f"{body['${problem.code}']}: "`,
    `        f"{body['${problem.detail}']} "`,
    `        f"({body['${problem.id}']})"`,
    '    )',
    ...printLines(request, pythonLanguage, {
      status: 'response.status_code',
      member: (field) => `["${field}"]`,
      print: (values) => list('print(', values, ')'),
      each: (items) => [`for item in ${items}:`],
    }),
  ]);
};
