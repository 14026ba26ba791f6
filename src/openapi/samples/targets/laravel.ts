import {apiConventions} from '../../../config/api';
import {brand} from '../../../config/site';
import {php as syntax} from '../languages';
import {printLiteral} from '../literals';
import {identifyingFields, name, notes, file} from '../text';
import type {SampleRequest, Shown, Target} from '../types';

/** The name in `config/services.php`, and the key of the API there. */
const service = brand.toLowerCase();
const configuredKey = `config('services.${service}.key')`;

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
  const list = read(shows.path);
  return ['', ...pages, `        return ${id === undefined ? list : `array_column(${list}, '${id}')`};`];
}

/** The calls that set the headers and the timeout. */
function setupLines({credential, headers, takesIdempotencyKey, idempotencyKey}: SampleRequest): string[] {
  const margin = ' '.repeat(12);
  const key = idempotencyKey === undefined ? '(string) Str::uuid()' : syntax.text(idempotencyKey);
  const plain = Object.entries(headers).map(([header, value]) => `${syntax.key(header)}${syntax.text(value)}`);
  const isBearer = credential?.header === 'Authorization' && credential.prefix === 'Bearer ';
  return [
    ...(credential && !isBearer
      ? [
          `withHeaders([${syntax.key(credential.header)}${credential.prefix && `${syntax.text(credential.prefix)} . `}${configuredKey}])`,
        ]
      : []),
    ...(isBearer ? [`withToken(${configuredKey})`] : []),
    'timeout(10)',
    ...(plain.length > 0 ? [`withHeaders([${plain.join(', ')}])`] : []),
    ...(takesIdempotencyKey
      ? [`// ${notes.key}`, `withHeaders(['${apiConventions.idempotency.header}' => ${key}])`]
      : []),
  ].map((call, index) =>
    index === 0 ? `        $response = Http::${call}` : `${margin}${call.startsWith('//') ? '' : '->'}${call}`,
  );
}

/**
 * The call that sends the request: Laravel's shortcuts accept only arrays, and send an empty one if
 * there is no body.
 */
function callLines({method, url, body}: SampleRequest): string[] {
  const margin = ' '.repeat(12);
  const literal = body === undefined ? undefined : printLiteral(body, syntax, margin);
  if (literal?.startsWith('[')) {
    return [`${margin}->${method.toLowerCase()}('${url}', ${literal});`];
  }
  return [
    ...(literal === undefined ? [] : [`${margin}->withBody(json_encode(${literal}), 'application/json')`]),
    method === 'GET' ? `${margin}->get('${url}');` : `${margin}->send('${method}', '${url}');`,
  ];
}

/** A service for Laravel's container; the key is in the configuration, which can be cached. */
export const laravel: Target = (request) => {
  const {operationId, credential, takesIdempotencyKey, idempotencyKey} = request;
  const configuration = file('config/services.php', 'php', [
    '<?php',
    '',
    'return [',
    '    // Next to the other services:',
    `    '${service}' => ['key' => env('${apiConventions.apiKey.variable}')],`,
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
      `    public function __invoke(): ${returnType(request)}`,
      '    {',
      ...setupLines(request),
      ...callLines(request),
      '',
      '        if ($response->failed()) {',
      `            // ${notes.retry}`,
      '            throw new RuntimeException(',
      "                \"{$response['code']}: {$response['detail']} ({$response['request_id']})\"",
      '            );',
      '        }',
      ...returnLines(request),
      '    }',
      '}',
    ]),
    ...(credential ? [configuration] : []),
  ];
};
