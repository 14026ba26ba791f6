import {printLiteral, python as syntax} from '../literals';
import {headerLines, makesKey, printLines} from '../statements';
import {list, name, notes, file} from '../text';
import type {Target} from '../types';

/** Python 3 with requests. */
export const python: Target = (request) => {
  const {operationId, method, url, body, credential, shows, problem} = request;
  const headers = headerLines(request, syntax, {
    set: (header, value) => `${syntax.key(header)}${value},`,
    apiKey: (prefix) => (prefix === '' ? 'api_key' : `f"${prefix}{api_key}"`),
    newKey: 'str(uuid.uuid4())',
    setsType: false,
  });
  return file(`${name.snake(operationId)}.py`, syntax, [
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
    [body !== undefined && `json=${printLiteral(body, syntax)},`],
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
    ...printLines(request, syntax, {
      status: 'response.status_code',
      member: (field) => `["${field}"]`,
      print: (values) => list('print(', values, ')'),
      each: (items) => [`for item in ${items}:`],
    }),
  ]);
};
