/** Conventions of an API that its spec can't express. Anything that is left out isn't shown, sent, or read. */
export interface Conventions {
  /** The origin of servers whose URL is relative: `https://api.books.example`. */
  origin?: string;
  /** The fields of a successful response's data and pagination. By default, the whole response is the data. */
  envelope?: {data: string; pagination?: string};
  /** The pagination fields for whether and where a list continues, and the query parameter for that position. */
  pagination?: {more: string; next: string; cursor: string};
  /** The header that makes a request safe to repeat. */
  idempotency?: {header: string};
  /** The key's environment variable, the API's name in a framework's configuration, and a pointer to a key's schema. */
  apiKey?: {variable: string; service: string; schema?: string};
  /** The codes of the errors that any operation can return. Their examples have the same names. */
  errors?: Record<'invalid' | 'notFound' | 'missingKey' | 'invalidKey' | 'tooLarge', string>;
  /** The fields of an error: its code, what happened, the ID for support, and whether a retry can succeed. */
  problem?: Record<'code' | 'detail' | 'id' | 'retryable', string>;
}
