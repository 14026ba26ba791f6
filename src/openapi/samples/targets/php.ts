import {apiConventions} from '../../../config/api';
import {php as syntax} from '../languages';
import {printLiteral} from '../literals';
import {fitting, join, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

function printLines({shows}: SampleRequest): string {
  if (!shows) {
    return 'echo $status, PHP_EOL;';
  }
  const {path, isList, fields, paged} = shows;
  const values = (from: string): string[] =>
    fields.length === 0
      ? [`json_encode(${from})`]
      : fields.map(({name: field, type}) => {
          const value = `${from}['${field}']`;
          // PHP prints true as 1, and false as an empty string.
          return type === 'boolean' ? `json_encode(${value})` : value;
        });
  const echo = (from: string, margin = ''): string => {
    const printed = values(from);
    return fitting(
      `${margin}echo ${printed.join(", ' ', ")}, PHP_EOL;`,
      `${margin}echo ${printed.join(`, ' ',\n${margin}    `)}, PHP_EOL;`,
    );
  };
  const whole = ['$answer', ...path.map((step) => `['${step}']`)].join('');
  return isList
    ? join([`foreach (${whole} as $item) {`, echo('$item', '    '), '}', paged && `// ${notes.pages}`])
    : echo(whole);
}

/** The end of an array item that is made of two strings. */
const joined = (first: string, second: string): string => {
  const margin = '        ';
  return fitting(`${margin}'${first}' . ${second},`, `${margin}'${first}'\n${margin}    . ${second},`);
};

/** PHP with its curl extension. */
export const php: Target = (request) => {
  const {operationId, method, url, body, credential, headers, takesIdempotencyKey, idempotencyKey} = request;
  const {apiKey, idempotency} = apiConventions;
  const hasHeaders =
    Boolean(credential) || body !== undefined || takesIdempotencyKey || Object.keys(headers).length > 0;
  return [
    file(`${name.kebab(operationId)}.php`, 'php', [
      '<?php',
      '',
      '$request = curl_init(',
      `    '${url}'`,
      ');',
      'curl_setopt_array($request, [',
      method !== 'GET' && `    CURLOPT_CUSTOMREQUEST => '${method}',`,
      hasHeaders && '    CURLOPT_HTTPHEADER => [',
      credential && joined(`${credential.header}: ${credential.prefix}`, `getenv('${apiKey.variable}')`),
      body !== undefined && "        'Content-Type: application/json',",
      ...Object.entries(headers).map(([header, value]) => `        ${syntax.text(`${header}: ${value}`)},`),
      takesIdempotencyKey && `        // ${notes.key}`,
      takesIdempotencyKey &&
        joined(
          `${idempotency.header}: `,
          idempotencyKey === undefined ? 'bin2hex(random_bytes(16))' : syntax.text(idempotencyKey),
        ),
      hasHeaders && '    ],',
      body !== undefined && `    CURLOPT_POSTFIELDS => json_encode(${printLiteral(body, syntax, '    ')}),`,
      '    CURLOPT_RETURNTRANSFER => true,',
      '    CURLOPT_TIMEOUT => 10,',
      ']);',
      '',
      '$body = curl_exec($request);',
      'if ($body === false) {',
      '    fwrite(',
      '        STDERR,',
      '        curl_error($request) . PHP_EOL',
      '    );',
      '    exit(1);',
      '}',
      '$answer = json_decode($body, true);',
      "$status = curl_getinfo($request)['http_code'];",
      'if ($status >= 400) {',
      `    // ${notes.retry}`,
      '    fprintf(',
      '        STDERR,',
      '        "%s: %s (%s)\\n",',
      "        $answer['code'],",
      "        $answer['detail'],",
      "        $answer['request_id']",
      '    );',
      '    exit(1);',
      '}',
      printLines(request),
    ]),
  ];
};
