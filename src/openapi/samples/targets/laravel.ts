import {apiConventions} from '../../../config/api';
import {brand} from '../../../config/site';
import {php as syntax} from '../languages';
import {printLiteral} from '../literals';
import {fitting, identifyingFields, list, name, notes, file} from '../text';
import type {SampleRequest, Shown, Target} from '../types';

/** The name in `config/services.php`, and the key of the API there. */
const service = brand.toLowerCase();
const configuredKey = `'services.${service}.key'`;

/** The field that identifies what the response contains. */
function identifierOf({shows}: SampleRequest): Shown['fields'][number] | undefined {
  const [first] = shows?.fields ?? [];
  return first && identifyingFields.includes(first.name) ? first : undefined;
}

const types = {string: 'string', integer: 'int', number: 'float', boolean: 'bool'} as const;

/** The return type of the service. */
function returnType(request: SampleRequest): string {
  const {shows} = request;
  const id = identifierOf(request);
  if (!shows) {
    return 'void';
  }
  return shows.isList || (shows.fields.length > 0 && !id) ? 'array' : id ? types[id.type] : 'mixed';
}

/** The value that the service returns: the identifier, the identifier of each item, or everything. */
function returnLines(request: SampleRequest): string[] {
  const {shows} = request;
  if (!shows) {
    return [];
  }
  const id = identifierOf(request)?.name;
  const read = (path: readonly string[]): string =>
    path.length === 0 ? '$response->json()' : `$response->json('${path.join('.')}')`;
  const pages = shows.paged ? [`        // ${notes.pages}`] : [];
  if (!shows.isList) {
    return ['', `        return ${read(id === undefined ? shows.path : [...shows.path, id])};`];
  }
  const whole = read(shows.path);
  const margin = ' '.repeat(8);
  return [
    '',
    ...pages,
    id === undefined
      ? `${margin}return ${whole};`
      : list('return array_column(', [whole, `'${id}'`], ');', {margin, indent: '    ', trailingComma: false}),
  ];
}

/** The calls that set the headers and the timeout. */
function setupLines({credential, headers, takesIdempotencyKey, idempotencyKey}: SampleRequest): string[] {
  const margin = ' '.repeat(12);
  const inner = `${margin}    `;
  const key = idempotencyKey === undefined ? '(string) Str::uuid()' : syntax.text(idempotencyKey);
  const isBearer = credential?.header === 'Authorization' && credential.prefix === 'Bearer ';
  const sent = [
    ...(credential && !isBearer
      ? [[credential.header, `${credential.prefix && `${syntax.text(credential.prefix)} . `}$key`] as const]
      : []),
    ...Object.entries(headers).map(([header, value]) => [header, syntax.text(value)] as const),
  ].map(([header, value]) => `${inner}${syntax.key(header)}${value},`);
  return [
    ...(credential ? ['        $key = config(', `${margin}${configuredKey}`, '        );'] : []),
    `        $response = Http::timeout(10)`,
    ...(isBearer ? [`${margin}->withToken($key)`] : []),
    ...(sent.length > 0 ? [`${margin}->withHeaders([`, ...sent, `${margin}])`] : []),
    ...(takesIdempotencyKey
      ? [
          `${margin}// ${notes.key}`,
          `${margin}->withHeaders([`,
          fitting(
            `${inner}'${apiConventions.idempotency.header}' => ${key},`,
            `${inner}'${apiConventions.idempotency.header}' =>\n${inner}    ${key},`,
          ),
          `${margin}])`,
        ]
      : []),
  ];
}

/**
 * The call that sends the request: Laravel's shortcuts accept only arrays, and send an empty one if
 * there is no body.
 */
function callLines({method, body}: SampleRequest): string[] {
  const margin = ' '.repeat(12);
  const literal = body === undefined ? undefined : printLiteral(body, syntax, margin);
  if (literal?.startsWith('[')) {
    return [`${margin}->${method.toLowerCase()}(self::URL, ${literal});`];
  }
  return [
    ...(literal === undefined ? [] : [`${margin}->withBody(json_encode(${literal}), 'application/json')`]),
    method === 'GET' ? `${margin}->get(self::URL);` : `${margin}->send('${method}', self::URL);`,
  ];
}

/** A service for Laravel's container; the key is in the configuration, which can be cached. */
export const laravel: Target = (request) => {
  const {operationId, url, credential, takesIdempotencyKey, idempotencyKey} = request;
  const configuration = file('config/services.php', 'php', [
    '<?php',
    '',
    'return [',
    '    // Next to the other services:',
    `    '${service}' => [`,
    `        'key' => env('${apiConventions.apiKey.variable}'),`,
    '    ],',
    '];',
  ]);
  return [
    file(`app/Services/${name.pascal(operationId)}.php`, 'php', [
      '<?php',
      '',
      'namespace App\\Services;',
      '',
      'use Illuminate\\Support\\Facades\\Http;',
      takesIdempotencyKey && idempotencyKey === undefined && 'use Illuminate\\Support\\Str;',
      'use RuntimeException;',
      '',
      `class ${name.pascal(operationId)}`,
      '{',
      '    private const URL =',
      `        '${url}';`,
      '',
      `    public function __invoke(): ${returnType(request)}`,
      '    {',
      ...setupLines(request),
      ...callLines(request),
      '',
      '        if ($response->failed()) {',
      `            // ${notes.retry}`,
      '            throw new RuntimeException(',
      '                sprintf(',
      "                    '%s: %s (%s)',",
      "                    $response['code'],",
      "                    $response['detail'],",
      "                    $response['request_id']",
      '                )',
      '            );',
      '        }',
      ...returnLines(request),
      '    }',
      '}',
    ]),
    ...(credential ? [configuration] : []),
  ];
};
