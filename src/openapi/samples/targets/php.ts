import {php as syntax} from '../languages';
import {printLiteral} from '../literals';
import {join, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

function printLines({shows: {items, fields, paged}}: SampleRequest): string {
  const values = (from: string): string => fields.map((field) => `${from}['${field.name}']`).join(", ' ', ");
  if (items === undefined) {
    return `echo ${values("$answer['data']")}, PHP_EOL;`;
  }
  const path = ['data', ...items].map((step) => `['${step}']`).join('');
  return join([
    `foreach ($answer${path} as $item) {`,
    `    echo ${values('$item')}, PHP_EOL;`,
    '}',
    paged && `// ${notes.pages}`,
  ]);
}

/** PHP with its curl extension. */
export const php: Target = (request) => {
  const {operationId, method, url, body, takesIdempotencyKey, idempotencyKey} = request;
  return [
    file(`${name.kebab(operationId)}.php`, 'php', [
      '<?php',
      '',
      `$request = curl_init('${url}');`,
      'curl_setopt_array($request, [',
      method !== 'GET' && `    CURLOPT_CUSTOMREQUEST => '${method}',`,
      '    CURLOPT_HTTPHEADER => [',
      "        'Authorization: Bearer ' . getenv('MAILWREN_API_KEY'),",
      body !== undefined && "        'Content-Type: application/json',",
      takesIdempotencyKey && `        // ${notes.key}`,
      takesIdempotencyKey &&
        `        'Idempotency-Key: ' . ${idempotencyKey === undefined ? 'bin2hex(random_bytes(16))' : syntax.text(idempotencyKey)},`,
      '    ],',
      body !== undefined && `    CURLOPT_POSTFIELDS => json_encode(${printLiteral(body, syntax, '    ')}),`,
      '    CURLOPT_RETURNTRANSFER => true,',
      '    CURLOPT_TIMEOUT => 10,',
      ']);',
      '',
      '$body = curl_exec($request);',
      'if ($body === false) {',
      '    fwrite(STDERR, curl_error($request) . PHP_EOL);',
      '    exit(1);',
      '}',
      '$answer = json_decode($body, true);',
      'if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) >= 400) {',
      `    // ${notes.retry}`,
      "    fwrite(STDERR, \"{$answer['code']}: {$answer['detail']} ({$answer['request_id']})\" . PHP_EOL);",
      '    exit(1);',
      '}',
      printLines(request),
    ]),
  ];
};
