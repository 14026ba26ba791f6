import {brand, hosts} from './site';

/**
 * Conventions of this API that OpenAPI can't express: the `Conventions` of packages, and names that only our pages use.
 * Pages leave out anything that a spec lacks.
 */
export const apiConventions = {
  /** The origin of servers whose URL is relative. */
  origin: hosts.api,
  /** The members of a successful response: the requested data, and the pagination. */
  envelope: {data: 'data', pagination: 'pagination'},
  /** The statuses of errors; each has a page in `docs/errors/`. */
  errorStatuses: ['400', '401', '403', '404', '429', '500'],
  /** The schema with every error code and its meaning, and the member of an error that contains the code. */
  errorCodes: {schema: 'ErrorCode', member: 'code'},
  /**
   * The parameters and the schema of pagination, by their names in `components`; the fields that specify whether and
   * where a list continues, and the query parameter for that position.
   */
  pagination: {
    parameters: ['Limit', 'After', 'Before'],
    schema: 'Pagination',
    more: 'has_more',
    next: 'next_cursor',
    cursor: 'after',
  },
  /** The header that makes it safe to retry a request, and its name in `components.parameters`. */
  idempotency: {header: 'Idempotency-Key', parameter: 'IdempotencyKey'},
  /** The header whose example lists the rate limits, and the headers that tell a client how long to wait. */
  rateLimits: {policyHeader: 'RateLimit-Policy', headers: /^(?:RateLimit|Retry-After)/u},
  /**
   * The API key's environment variable in samples, the API's name in a framework's configuration, and the schema of
   * a new key, as a JSON Pointer.
   */
  apiKey: {
    variable: 'MAILWREN_API_KEY',
    service: brand.toLowerCase(),
    schema: '#/components/schemas/ApiKeySecret/properties/secret',
  },
  /** The fields of an error that samples report. */
  problem: {code: 'code', detail: 'detail', id: 'request_id', retryable: 'retryable'},
  /** The codes of errors that aren't specific to an operation. */
  errors: {
    invalid: 'validation_failed',
    notFound: 'not_found',
    missingKey: 'missing_api_key',
    invalidKey: 'invalid_api_key',
    tooLarge: 'payload_too_large',
  },
  /** The operation that sends to test recipients, and the one that returns what was sent. */
  testRecipients: {send: 'sendEmail', get: 'getEmail'},
} as const;
