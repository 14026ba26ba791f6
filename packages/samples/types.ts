import type {Credential} from '@packages/openapi';

import type {SampleLanguage} from '../../src/data/sampleLanguages';

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

/** The language, tool or framework of a sample. */
export type SampleTarget = Exclude<SampleLanguage, 'typescript'>;

/** One file of a sample. */
export interface SampleFile {
  /** The name, including the directory if a framework requires one. */
  name: string;
  /** The id of the language for the highlighter. */
  language: string;
  /** The content, with a trailing newline. */
  code: string;
}

/** A complete sample for one operation. */
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
  /** Whether that is a list, each item of which is printed. */
  isList: boolean;
  /** The printed fields, in order; the first is the identifier. None if everything is printed as JSON. */
  fields: readonly {name: string; type: 'string' | 'integer' | 'number' | 'boolean'}[];
  /** Whether the response is paginated. */
  paged: boolean;
}

/** The request of an operation's samples, independent of the language. */
export interface SampleRequest {
  operationId: string;
  /** In uppercase. */
  method: string;
  /** Absolute and encoded, so that no language needs to escape it. */
  url: string;
  body?: Json;
  /** The header for the API key; undefined if the operation needs none. */
  credential?: Pick<Credential, 'header' | 'prefix'>;
  /** Other headers of the spec that are sent. */
  headers: Readonly<Record<string, string>>;
  /** Whether the operation accepts an `Idempotency-Key`. */
  takesIdempotencyKey: boolean;
  /** The reader's own key. Without one, samples generate a key. */
  idempotencyKey?: string;
  /** Unset if the response has no JSON body. */
  shows?: Shown;
  /** Whether the operation is deprecated. */
  deprecated?: boolean;
}

/** Generates the samples of one target. */
export type Target = (request: SampleRequest) => readonly SampleFile[];
