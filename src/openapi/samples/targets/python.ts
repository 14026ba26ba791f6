import {apiConventions} from '../../../config/api';
import {python as syntax} from '../languages';
import {printLiteral} from '../literals';
import {join, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

function printLines({shows}: SampleRequest): string {
  if (!shows) {
    return 'print(response.status_code)';
  }
  const {path, isList, fields, paged} = shows;
  const values = (from: string): string =>
    fields.length === 0 ? from : fields.map((field) => `${from}["${field.name}"]`).join(', ');
  const whole = ['answer', ...path.map((step) => `["${step}"]`)].join('');
  return isList
    ? join([`for item in ${whole}:`, `    print(${values('item')})`, paged && `# ${notes.pages}`])
    : `print(${values(whole)})`;
}

/** Python 3 with requests. */
export const python: Target = (request) => {
  const {operationId, method, url, body, credential, headers, takesIdempotencyKey, idempotencyKey, shows} = request;
  const {apiKey, idempotency} = apiConventions;
  const authorization =
    credential && `${syntax.key(credential.header)}f"${credential.prefix}{os.environ['${apiKey.variable}']}"`;
  const plain = Object.entries(headers).map(([header, value]) => `        ${syntax.key(header)}${syntax.text(value)},`);
  return [
    file(`${name.snake(operationId)}.py`, 'python', [
      credential && 'import os',
      'import sys',
      takesIdempotencyKey && idempotencyKey === undefined && 'import uuid',
      '',
      'import requests  # pip install requests',
      '',
      `response = requests.${method.toLowerCase()}(`,
      `    "${url}",`,
      ...(takesIdempotencyKey || plain.length > 0
        ? [
            '    headers={',
            authorization && `        ${authorization},`,
            ...plain,
            takesIdempotencyKey && `        # ${notes.key}`,
            takesIdempotencyKey &&
              `        ${syntax.key(idempotency.header)}${idempotencyKey === undefined ? 'str(uuid.uuid4())' : syntax.text(idempotencyKey)},`,
            '    },',
          ]
        : [authorization && `    headers={${authorization}},`]),
      body !== undefined && `    json=${printLiteral(body, syntax, '    ')},`,
      '    timeout=10,',
      ')',
      '',
      shows && 'answer = response.json()',
      'if not response.ok:',
      !shows && '    answer = response.json()',
      `    # ${notes.retry}`,
      "    sys.exit(f\"{answer['code']}: {answer['detail']} ({answer['request_id']})\")",
      printLines(request),
    ]),
  ];
};
