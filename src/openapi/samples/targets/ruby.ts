import {ruby as syntax} from '../languages';
import {printLiteral} from '../literals';
import {type Lines, join, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

/** Declares `request`, for Ruby and for Rails. */
export function requestLines(
  {method, url, body, takesIdempotencyKey, idempotencyKey}: SampleRequest,
  newKey: string,
  note: string,
): Lines {
  return [
    `uri = URI("${url}")`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    'request["Authorization"] = "Bearer #{ENV.fetch("MAILWREN_API_KEY")}"',
    takesIdempotencyKey && `# ${idempotencyKey === undefined ? note : notes.key}`,
    takesIdempotencyKey &&
      `request["Idempotency-Key"] = ${idempotencyKey === undefined ? newKey : syntax.text(idempotencyKey)}`,
    // Without it, Ruby calls even a body that is not there a form.
    !['GET', 'DELETE'].includes(method) && 'request["Content-Type"] = "application/json"',
    body !== undefined && `request.body = ${printLiteral(body, syntax)}.to_json`,
  ];
}

/** Sends `request` and reads `answer`. */
export const sendLines: Lines = [
  'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|',
  '  http.request(request)',
  'end',
  'answer = JSON.parse(response.body)',
];

/** The error in `answer` as a string. */
export const problemText = '"#{answer["code"]}: #{answer["detail"]} (#{answer["request_id"]})"';

/**
 * Prints the shown fields of `answer`.
 *
 * @param print the method that prints
 */
export function printLines({shows: {items, fields, paged}}: SampleRequest, print: string): string {
  const values = (from: string): string =>
    fields.length === 1
      ? `${from}["${fields[0]?.name ?? ''}"]`
      : `${from}.values_at(${fields.map((field) => `"${field.name}"`).join(', ')}).join(" ")`;
  if (items === undefined) {
    return `${print} ${values('answer["data"]')}`;
  }
  const path = ['data', ...items].map((step) => `["${step}"]`).join('');
  return join([`answer${path}.each do |item|`, `  ${print} ${values('item')}`, 'end', paged && `# ${notes.pages}`]);
}

/** Ruby with nothing but its standard library. */
export const ruby: Target = (request) => [
  file(`${name.snake(request.operationId)}.rb`, 'ruby', [
    'require "json"',
    'require "net/http"',
    request.takesIdempotencyKey && request.idempotencyKey === undefined && 'require "securerandom"',
    '',
    ...requestLines(request, 'SecureRandom.uuid', notes.key),
    '',
    ...sendLines,
    'unless response.is_a?(Net::HTTPSuccess)',
    `  # ${notes.retry}`,
    `  abort ${problemText}`,
    'end',
    printLines(request, 'puts'),
  ]),
];
