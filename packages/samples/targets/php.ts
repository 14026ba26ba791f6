import {php as syntax, printLiteral} from '../literals';
import {headerLines, printLines} from '../statements';
import {fitting, name, notes, file} from '../text';
import type {Target} from '../types';

/** PHP with its curl extension. */
export const php: Target = (request) => {
  const {operationId, method, url, body, problem} = request;
  const headers = headerLines(request, syntax, {
    // Joins the name with a literal value; other code is appended.
    set: (header, value) => `'${header}: ' . ${value}`.replace("' . '", ''),
    apiKey: (prefix, variable) => `'${prefix}' . getenv('${variable}')`,
    newKey: 'bin2hex(random_bytes(16))',
  }).map((line) => (line.startsWith('//') ? line : fitting(`${line},`, `${line.replace(' . ', '\n\t. ')},`)));
  return file(`${name.kebab(operationId)}.php`, syntax, [
    '$request = curl_init(',
    `    '${url}'`,
    ');',
    'curl_setopt_array($request, [',
    method !== 'GET' && `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    ...(headers.length > 0 ? ['    CURLOPT_HTTPHEADER => [', [headers], '    ],'] : []),
    [body !== undefined && `CURLOPT_POSTFIELDS => json_encode(${printLiteral(body, syntax)}),`],
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
    '$result = json_decode($body, true);',
    "$status = curl_getinfo($request)['http_code'];",
    'if ($status >= 400) {',
    `    // ${notes.retry(request)}`,
    '    fprintf(',
    '        STDERR,',
    '        "%s: %s (%s)\\n",',
    `        $result['${problem.code}'],`,
    `        $result['${problem.detail}'],`,
    `        $result['${problem.id}']`,
    '    );',
    '    exit(1);',
    '}',
    ...printLines(request, syntax, {
      body: '$result',
      item: '$item',
      status: '$status',
      member: (field) => `['${field}']`,
      value: (code, type) => (type ? code : `json_encode(${code})`),
      print: (values) =>
        fitting(`echo ${values.join(", ' ', ")}, PHP_EOL;`, `echo ${values.join(", ' ',\n\t")}, PHP_EOL;`),
      each: (items) => [`foreach (${items} as $item) {`, '}'],
    }),
  ]);
};
