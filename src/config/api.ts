/**
 * How this API uses OpenAPI: what a spec alone does not say. Nothing below `src/openapi` knows these names otherwise, and
 * each of them is optional in a spec; what is missing is not shown.
 */
export const apiConventions = {
  /** The members of a successful response: what was asked for, and the position in a list. */
  envelope: {data: 'data', pagination: 'pagination'},
  /** The statuses of errors; each has a page in `docs/errors/`. */
  errorStatuses: ['400', '401', '403', '404', '429', '500'],
  /** The schema with every error code and its meaning, and the member of an error that contains the code. */
  errorCodes: {schema: 'ErrorCode', member: 'code'},
  /** The parameters and the schema of a list's pages, by their names in `components`. */
  pagination: {parameters: ['Limit', 'After', 'Before'], schema: 'Pagination'},
  /** The header that makes a request safe to repeat, and its name in `components.parameters`. */
  idempotency: {header: 'Idempotency-Key', parameter: 'IdempotencyKey'},
  /** The header whose example lists the rate limits, and the headers that tell a client to wait. */
  rateLimits: {policyHeader: 'RateLimit-Policy', headers: /^(?:RateLimit|Retry-After)/u},
} as const;
