import type {SampleTarget} from './targets';
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

/** A complete sample of a request. */
export interface Sample {
  target: SampleTarget;
  /** The display name, the same in every language. */
  label: string;
  /** The language of the first file. */
  language: string;
  files: readonly SampleFile[];
}

/** The parts of a successful response that a sample prints. */
export interface Shown {
  /** The path of the printed part of the response: `['data']`. Empty if it is the whole response. */
  path: readonly string[];
  /** Whether the printed part is a list, whose items are printed one by one. */
  isList: boolean;
  /** The printed fields, in order; the first is the identifier. None if everything is printed as JSON. */
  fields: readonly {name: string; type: 'string' | 'integer'}[];
  /** If the response is paginated: the path of the field that indicates it, and the query parameter and field of the next page. */
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
  /**
   * The header for the API key, its environment variable, and the name of the API in the configuration of a framework;
   * undefined if the operation does not need a key.
   */
  credential?: Pick<Credential, 'header' | 'prefix'> & {variable: string; service: string};
  /** Other headers from the spec to send. */
  headers: Readonly<Record<string, string>>;
  /** The header that makes the request safe to repeat, and the reader's own key; without one, samples generate it. */
  idempotency?: {header: string; key?: string};
  /** The fields of an error. */
  problem: NonNullable<Conventions['problem']>;
  /** The printed parts; unset if the response has no JSON body. */
  shows?: Shown;
}

/** Generates the samples of one target. */
export type Target = (request: SampleRequest) => readonly SampleFile[];
