import {php as syntax, printLiteral} from '../literals';
import {headerLines, makesKey} from '../statements';
import {type Lines, fitting, list, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

const types = {string: 'string', integer: 'int'} as const;

/** The code that returns the identifier, the identifiers of all items, or all data, with its type. */
function returned({shows}: SampleRequest): {type: string; lines: Lines} {
  if (!shows) {
    return {type: 'void', lines: []};
  }
  const {path, isList, fields, paged} = shows;
  const [id] = fields;
  const read = (steps: readonly string[]): string =>
    `$response->json(${steps.length === 0 ? '' : `'${steps.join('.')}'`})`;
  const items = id && isList ? list('return array_column(', [read(path), `'${id.name}'`], ');', '') : undefined;
  return {
    type: isList ? 'array' : id ? types[id.type] : 'mixed',
    lines: ['', paged && `// ${notes.pages(paged)}`, items ?? `return ${read(id ? [...path, id.name] : path)};`],
  };
}

/** The calls that set the headers. */
function setupLines(request: SampleRequest): Lines {
  const {credential, idempotency} = request;
  const isBearer = credential?.header === 'Authorization' && credential.prefix === 'Bearer ';
  const headers = headerLines(isBearer ? {...request, credential: undefined} : request, syntax, {
    set: (header, value) => fitting(`'${header}' => ${value},`, `'${header}' =>\n\t${value},`),
    apiKey: (prefix) => `${prefix && `${syntax.text(prefix)} . `}$key`,
    newKey: '(string) Str::uuid()',
    note: false,
    setsType: false,
  });
  return [
    isBearer && '->withToken($key)',
    idempotency && `// ${notes.key}`,
    ...(headers.length > 0 ? ['->withHeaders([', headers, '])'] : []),
  ];
}

/** The call that sends the request. Laravel's shortcuts accept only arrays, and send an empty array without a body. */
function callLines({method, body}: SampleRequest): Lines {
  const literal = body === undefined ? undefined : printLiteral(body, syntax);
  if (literal?.startsWith('[')) {
    return [`->${method.toLowerCase()}(self::URL, ${literal});`];
  }
  return [
    literal !== undefined && `->withBody(json_encode(${literal}), 'application/json')`,
    method === 'GET' ? '->get(self::URL);' : `->send('${method}', self::URL);`,
  ];
}

/** A service for Laravel's container; the key is in the configuration, which can be cached. */
export const laravel: Target = (request) => {
  const {operationId, url, credential, problem} = request;
  const {type, lines} = returned(request);
  const configuration = credential && [
    file('config/services.php', syntax, [
      'return [',
      '    // Alongside your other services:',
      `    '${credential.service}' => [`,
      `        'key' => env('${credential.variable}'),`,
      '    ],',
      '];',
    ]),
  ];
  return [
    file(`app/Services/${name.pascal(operationId)}.php`, syntax, [
      'namespace App\\Services;',
      '',
      'use Illuminate\\Support\\Facades\\Http;',
      makesKey(request) && 'use Illuminate\\Support\\Str;',
      'use RuntimeException;',
      '',
      `class ${name.pascal(operationId)}`,
      '{',
      '    private const URL =',
      `        '${url}';`,
      '',
      `    public function __invoke(): ${type}`,
      '    {',
      credential && `        $key = config(\n            'services.${credential.service}.key'\n        );`,
      '        $response = Http::timeout(10)',
      [[[...setupLines(request), ...callLines(request)]]],
      '',
      '        if ($response->failed()) {',
      `            // ${notes.retry(request)}`,
      '            throw new RuntimeException(',
      '                sprintf(',
      "                    '%s: %s (%s)',",
      `                    $response['${problem.code}'],`,
      `                    $response['${problem.detail}'],`,
      `                    $response['${problem.id}']`,
      '                )',
      '            );',
      '        }',
      [lines],
      '    }',
      '}',
    ]),
    ...(configuration ?? []),
  ];
};
