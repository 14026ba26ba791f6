import type {Conventions, Credential, Json} from '@packages/openapi';

/** One file of a sample. */
export interface SampleFile {
  /** The name, including the directory if a framework requires one. */
  name: string;
  /** The language's ID for the highlighter. */
  language: string;
  /** The content, with a trailing newline. */
  code: string;
}

/** The parts of a successful response that a sample prints. */
export interface Shown {
  /** The path of the printed part, such as `['data']`; empty for the whole response. */
  path: readonly string[];
  /** Whether the printed part is a list, whose items are printed one by one. */
  isList: boolean;
  /** The printed fields. The first one is the identifier. Empty if the whole part is printed as JSON. */
  fields: readonly {name: string; type: 'string' | 'integer'}[];
  /** The path of the field that indicates more pages, and the parameter and the field of the next page's position. */
  paged?: {more: string; cursor: string; next: string};
}

/** The request of an operation's samples, independent of the language. */
export interface SampleRequest {
  operationId: string;
  /** The HTTP method, in uppercase. */
  method: string;
  /** Absolute and encoded, so that no language needs to escape it. */
  url: string;
  body?: Json;
  /** How to send the API key, its environment variable, and the API's name in a framework's configuration. */
  credential?: Pick<Credential, 'header' | 'prefix'> & {variable: string; service: string};
  /** Other headers to send. */
  headers: Readonly<Record<string, string>>;
  /** The header that makes the request safe to repeat, and the reader's key. Without a key, samples generate one. */
  idempotency?: {header: string; key?: string};
  /** The fields of an error. */
  problem: NonNullable<Conventions['problem']>;
  /** Unset if the response doesn't have a JSON body. */
  shows?: Shown;
}

/** Generates the sample of one target. */
export type Target = (request: SampleRequest) => SampleFile | SampleFile[];
