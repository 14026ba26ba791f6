import {php as syntax} from '../languages';
import {printLiteral} from '../literals';
import {name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

/** What the service gives back: the first field, or those of every item. */
function returnLines({shows: {items, fields, paged}}: SampleRequest): string[] {
  const path = (...steps: string[]): string => ['data', ...steps].join('.');
  const [{name: id} = {name: 'id'}] = fields;
  return items === undefined
    ? [`        return $response->json('${path(id)}');`]
    : [
        ...(paged ? [`        // ${notes.pages}`] : []),
        `        return array_column($response->json('${path(...items)}'), '${id}');`,
      ];
}

/** The call that sends the request: its short forms take arrays only, and send an empty one where there is no body. */
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

/** A service for Laravel's container; the key comes from its configuration, which can be cached. */
export const laravel: Target = (request) => {
  const {operationId, takesIdempotencyKey, idempotencyKey, shows} = request;
  const type = shows.items !== undefined ? 'array' : shows.fields[0]?.type === 'integer' ? 'int' : 'string';
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
      `    public function __invoke(): ${type}`,
      '    {',
      "        $response = Http::withToken(config('services.mailwren.key'))",
      '            ->timeout(10)',
      takesIdempotencyKey && `            // ${notes.key}`,
      takesIdempotencyKey &&
        `            ->withHeaders(['Idempotency-Key' => ${idempotencyKey === undefined ? '(string) Str::uuid()' : syntax.text(idempotencyKey)}])`,
      ...callLines(request),
      '',
      '        if ($response->failed()) {',
      `            // ${notes.retry}`,
      '            throw new RuntimeException(',
      "                \"{$response['code']}: {$response['detail']} ({$response['request_id']})\"",
      '            );',
      '        }',
      '',
      ...returnLines(request),
      '    }',
      '}',
    ]),
    file('config/services.php', 'php', [
      '<?php',
      '',
      'return [',
      '    // Beside the other services:',
      "    'mailwren' => ['key' => env('MAILWREN_API_KEY')],",
      '];',
    ]),
  ];
};
