import type {Language} from '../language';
import {bracedEscape, escapeText, json, printLiteral} from '../literals';
import {headerLines, makesKey, printLines} from '../statements';
import {type Lines, list, name, notes, file} from '../text';
import type {SampleRequest, Target} from '../types';

/** In double quotes, a number sign can start an interpolation. */
const rubyText = (text: string): string => `"${escapeText(text, /["\\]|#(?=[{$@])/gu, bracedEscape)}"`;

/** Ruby 2.7 and newer. */
export const rubyLanguage: Language = {
  ...json,
  id: 'ruby',
  comment: '#',
  indent: '  ',
  text: rubyText,
  words: {null: 'nil'},
  key: (name) => `${/^[a-z_][a-z0-9_]*$/u.test(name) ? name : rubyText(name)}: `,
};

/** The differences between a script and a Rails job. */
interface Variant {
  /** Generates an idempotency key, and the comment about it. */
  newKey: string;
  note: string;
  /** Raises an error with a message, with the lines before it. */
  raise: Lines;
  /** Prints a value. */
  print: string;
}

/** Sends the request, and prints the shown fields of the response, or the error. */
function body(request: SampleRequest, {newKey, note, raise, print}: Variant): Lines {
  const {method, url, body, credential, shows, problem} = request;
  return [
    'uri = URI(',
    `  "${url}"`,
    ')',
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    credential && `key = ENV.fetch("${credential.variable}")`,
    ...headerLines(request, rubyLanguage, {
      set: (header, value) => `request[${rubyLanguage.text(header)}] = ${value}`,
      apiKey: (prefix) => (prefix === '' ? 'key' : `"${prefix}#{key}"`),
      newKey,
      note: `# ${makesKey(request) ? note : notes.key}`,
      setsType: false,
    }),
    // Without this line, Ruby sets a form content type even if there is no body.
    !['GET', 'DELETE'].includes(method) && 'request.content_type = "application/json"',
    body !== undefined && `request.body = ${printLiteral(body, rubyLanguage)}.to_json`,
    '',
    'http = Net::HTTP.new(uri.host, uri.port)',
    'http.use_ssl = uri.scheme == "https"',
    'response = http.request(request)',
    shows && 'body = JSON.parse(response.body)',
    'unless response.is_a?(Net::HTTPSuccess)',
    !shows && '  body = JSON.parse(response.body)',
    raise,
    '    "%s: %s (%s)",',
    `    body["${problem.code}"],`,
    `    body["${problem.detail}"],`,
    `    body["${problem.id}"]`,
    '  )',
    'end',
    ...printLines(request, rubyLanguage, {
      status: 'response.code',
      member: (field) => `["${field}"]`,
      value: (code, type) => (type ? code : `${code}.to_json`),
      print: ([first = '', ...others], from) =>
        others.length === 0
          ? `${print} ${first}`
          : list(
              `${print} ${from}.values_at(`,
              [first, ...others].map((value) => value.slice(from.length + 1, -1)),
              ').join(" ")',
              '',
            ),
      each: (items) => [`${items}.each do |item|`, 'end'],
    }),
  ];
}

/** Ruby with only its standard library. */
export const ruby: Target = (request) =>
  file(`${name.snake(request.operationId)}.rb`, rubyLanguage, [
    'require "json"',
    'require "net/http"',
    makesKey(request) && 'require "securerandom"',
    '',
    ...body(request, {
      newKey: 'SecureRandom.uuid',
      note: notes.key,
      raise: [`# ${notes.retry(request)}`, 'abort format('],
      print: 'puts',
    }),
  ]);

/** A job: Rails retries it when a retry can succeed, with the same job ID, which is the idempotency key. */
export const rails: Target = (request) =>
  file(`app/jobs/${name.snake(request.operationId)}_job.rb`, rubyLanguage, [
    'require "net/http"',
    '',
    `class ${name.pascal(request.operationId)}Job < ApplicationJob`,
    '  class RetryableError < StandardError; end',
    '',
    '  retry_on RetryableError,',
    '           wait: ->(count) { 2**(count - 1) },',
    '           attempts: 4',
    '',
    '  def perform',
    [
      body(request, {
        newKey: 'job_id',
        note: "The job ID stays the same across retries, so the request isn't processed twice.",
        raise: [
          'kind = StandardError',
          `kind = RetryableError if body["${request.problem.retryable}"]`,
          'raise kind, format(',
        ],
        print: 'logger.info',
      }),
    ],
    '  end',
    'end',
  ]);
