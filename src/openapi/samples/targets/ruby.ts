import {apiConventions} from '../../../config/api';
import {ruby as syntax} from '../languages';
import {printLiteral} from '../literals';
import {type Lines, join, list, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

/** Declares `request`, for Ruby and for Rails. */
export function requestLines(
  {method, url, body, credential, headers, takesIdempotencyKey, idempotencyKey}: SampleRequest,
  newKey: string,
  note: string,
): Lines {
  return [
    'uri = URI(',
    `  "${url}"`,
    ')',
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    credential && `key = ENV.fetch("${apiConventions.apiKey.variable}")`,
    credential &&
      `request["${credential.header}"] = ${credential.prefix === '' ? 'key' : `"${credential.prefix}#{key}"`}`,
    ...Object.entries(headers).map(([header, value]) => `request[${syntax.text(header)}] = ${syntax.text(value)}`),
    takesIdempotencyKey && `# ${idempotencyKey === undefined ? note : notes.key}`,
    takesIdempotencyKey &&
      `request["${apiConventions.idempotency.header}"] = ${idempotencyKey === undefined ? newKey : syntax.text(idempotencyKey)}`,
    // Without it, Ruby sets a form content type even if there is no body.
    !['GET', 'DELETE'].includes(method) && 'request.content_type = "application/json"',
    body !== undefined && `request.body = ${printLiteral(body, syntax)}.to_json`,
  ];
}

/** Sends `request`, and begins to handle an error in `answer`. */
export const sendLines = ({shows}: SampleRequest): Lines => [
  'http = Net::HTTP.new(uri.host, uri.port)',
  'http.use_ssl = uri.scheme == "https"',
  'response = http.request(request)',
  shows && 'answer = JSON.parse(response.body)',
  'unless response.is_a?(Net::HTTPSuccess)',
  !shows && '  answer = JSON.parse(response.body)',
];

/** The error in `answer` as a string, after `before`. */
export const problemLines = (before: string): Lines => [
  `  ${before} format(`,
  '    "%s: %s (%s)",',
  '    answer["code"],',
  '    answer["detail"],',
  '    answer["request_id"]',
  '  )',
];

/**
 * Prints the shown fields of `answer`.
 *
 * @param print the method that prints
 */
export function printLines({shows}: SampleRequest, print: string): string {
  if (!shows) {
    return `${print} response.code`;
  }
  const {path, isList, fields, paged} = shows;
  const printed = (from: string, margin = ''): string =>
    fields.length > 1
      ? list(
          `${print} ${from}.values_at(`,
          fields.map((field) => `"${field.name}"`),
          ').join(" ")',
          {margin, trailingComma: false},
        )
      : `${margin}${print} ${fields[0] ? `${from}["${fields[0].name}"]` : `${from}.to_json`}`;
  const whole = ['answer', ...path.map((step) => `["${step}"]`)].join('');
  return isList
    ? join([`${whole}.each do |item|`, printed('item', '  '), 'end', paged && `# ${notes.pages}`])
    : printed(whole);
}

/** Ruby with only its standard library. */
export const ruby: Target = (request) => [
  file(`${name.snake(request.operationId)}.rb`, 'ruby', [
    'require "json"',
    'require "net/http"',
    request.takesIdempotencyKey && request.idempotencyKey === undefined && 'require "securerandom"',
    '',
    ...requestLines(request, 'SecureRandom.uuid', notes.key),
    '',
    ...sendLines(request),
    `  # ${notes.retry}`,
    ...problemLines('abort'),
    'end',
    printLines(request, 'puts'),
  ]),
];
