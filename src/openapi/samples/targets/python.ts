import {apiConventions} from '../../../config/api';
import {python as syntax} from '../languages';
import {printLiteral} from '../literals';
import {type Lines, join, list, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

function printLines({shows}: SampleRequest): string {
  if (!shows) {
    return 'print(response.status_code)';
  }
  const {path, isList, fields, paged} = shows;
  const indent = '    ';
  const values = (from: string): string[] =>
    fields.length === 0 ? [from] : fields.map((field) => `${from}["${field.name}"]`);
  const whole = ['answer', ...path.map((step) => `["${step}"]`)].join('');
  return isList
    ? join([
        `for item in ${whole}:`,
        list('print(', values('item'), ')', {margin: indent, indent}),
        paged && `# ${notes.pages}`,
      ])
    : list('print(', values(whole), ')', {indent});
}

/** Python 3 with requests. */
export const python: Target = (request) => {
  const {operationId, method, url, body, credential, headers, takesIdempotencyKey, idempotencyKey, shows} = request;
  const {apiKey, idempotency} = apiConventions;
  const headerLines: Lines = [
    credential &&
      `${syntax.key(credential.header)}${credential.prefix === '' ? 'api_key' : `f"${credential.prefix}{api_key}"`},`,
    ...Object.entries(headers).map(([header, value]) => `${syntax.key(header)}${syntax.text(value)},`),
    takesIdempotencyKey && `# ${notes.key}`,
    takesIdempotencyKey &&
      `${syntax.key(idempotency.header)}${idempotencyKey === undefined ? 'str(uuid.uuid4())' : syntax.text(idempotencyKey)},`,
  ];
  const sent = join(headerLines, '        ');
  return [
    file(`${name.snake(operationId)}.py`, 'python', [
      credential && 'import os',
      'import sys',
      takesIdempotencyKey && idempotencyKey === undefined && 'import uuid',
      '',
      'import requests  # pip install requests',
      '',
      credential && `api_key = os.environ["${apiKey.variable}"]`,
      `response = requests.${method.toLowerCase()}(`,
      `    "${url}",`,
      sent !== '' && join(['    headers={', sent, '    },']),
      body !== undefined && `    json=${printLiteral(body, syntax, '    ')},`,
      '    timeout=10,',
      ')',
      '',
      shows && 'answer = response.json()',
      'if not response.ok:',
      !shows && '    answer = response.json()',
      `    # ${notes.retry}`,
      '    sys.exit(',
      '        f"{answer[\'code\']}: "',
      '        f"{answer[\'detail\']} "',
      '        f"({answer[\'request_id\']})"',
      '    )',
      printLines(request),
    ]),
  ];
};
