/**
 * Conventions of an API that its spec cannot express. Everything is optional: anything that an API lacks isn't
 * shown, sent, or read.
 */
export interface Conventions {
  /** The origin of servers whose URL is relative: `https://api.books.example`. */
  origin?: string;
  /** The members of a successful response: the requested data, and the pagination. If undefined, the whole response is the data. */
  envelope?: {data: string; pagination?: string};
  /**
   * The pagination fields that specify whether and where a list continues, and the query parameter that accepts
   * that position.
   */
  pagination?: {more: string; next: string; cursor: string};
  /** The header that makes a request safe to repeat. */
  idempotency?: {header: string};
  /**
   * The API key's environment variable in samples, the API's name in a framework's configuration, and the schema of
   * a new key, as a JSON Pointer.
   */
  apiKey?: {variable: string; service: string; schema?: string};
  /**
   * The codes of the errors that every operation can return, which are also the names of their examples: the request is invalid,
   * nothing exists at its path, its key is missing or wrong, or its body is too large.
   */
  errors?: Record<'invalid' | 'notFound' | 'missingKey' | 'invalidKey' | 'tooLarge', string>;
  /** The fields of an error: its code, what happened, the ID for support, and whether a retry can succeed. */
  problem?: ProblemFields;
}

/** The names of the fields of an error. */
export interface ProblemFields {
  code: string;
  detail: string;
  id: string;
  retryable: string;
}
