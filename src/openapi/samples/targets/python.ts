import {python as syntax} from '../languages';
import {printLiteral} from '../literals';
import {join, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

function printLines({shows: {items, fields, paged}}: SampleRequest): string {
  const values = (from: string): string => fields.map((field) => `${from}["${field.name}"]`).join(', ');
  if (items === undefined) {
    return `print(${values('answer["data"]')})`;
  }
  const path = ['data', ...items].map((step) => `["${step}"]`).join('');
  return join([`for item in answer${path}:`, `    print(${values('item')})`, paged && `# ${notes.pages}`]);
}

/** Python 3 with requests. */
export const python: Target = (request) => {
  const {operationId, method, url, body, takesIdempotencyKey, idempotencyKey} = request;
  const authorization = `"Authorization": f"Bearer {os.environ['MAILWREN_API_KEY']}"`;
  return [
    file(`${name.snake(operationId)}.py`, 'python', [
      'import os',
      'import sys',
      takesIdempotencyKey && idempotencyKey === undefined && 'import uuid',
      '',
      'import requests  # pip install requests',
      '',
      `response = requests.${method.toLowerCase()}(`,
      `    "${url}",`,
      ...(takesIdempotencyKey
        ? [
            '    headers={',
            `        ${authorization},`,
            `        # ${notes.key}`,
            `        "Idempotency-Key": ${idempotencyKey === undefined ? 'str(uuid.uuid4())' : syntax.text(idempotencyKey)},`,
            '    },',
          ]
        : [`    headers={${authorization}},`]),
      body !== undefined && `    json=${printLiteral(body, syntax, '    ')},`,
      '    timeout=10,',
      ')',
      '',
      'answer = response.json()',
      'if not response.ok:',
      `    # ${notes.retry}`,
      "    sys.exit(f\"{answer['code']}: {answer['detail']} ({answer['request_id']})\")",
      printLines(request),
    ]),
  ];
};
