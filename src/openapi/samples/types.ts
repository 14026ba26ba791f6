/** A value of a body, as JSON knows it. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json};

/** What readers choose a sample by, in the order of the tabs; kept in their browser, so never renamed. */
export const sampleTargets = [
  'curl',
  'javascript',
  'node',
  'python',
  'php',
  'laravel',
  'ruby',
  'rails',
  'java',
  'go',
  'next',
  'nuxt',
  'express',
  'vue',
] as const;

/** The language, tool or framework of a sample. */
export type SampleTarget = (typeof sampleTargets)[number];

/** One file of a sample. */
export interface SampleFile {
  /** Its name, with the folder where a framework expects it. */
  name: string;
  /** The language's flag, as the highlighter knows it. */
  language: string;
  /** The whole text; ends with a line break. */
  code: string;
}

/** A complete program for one operation. */
export interface Sample {
  target: SampleTarget;
  /** The name for readers; a proper name, the same in every language. */
  label: string;
  /** The language of the first file. */
  language: string;
  files: readonly SampleFile[];
}

/** What a program prints of a success. */
export interface Shown {
  /** Where in `data` the items stand, each of which is shown; unset where `data` itself is shown. */
  items?: readonly string[];
  /** Which fields, in order; the first names the thing. */
  fields: readonly {name: string; type: 'string' | 'integer'}[];
  /** Whether the answer is one page of several. */
  paged: boolean;
}

/** The request that the samples of an operation make, without anything of a language. */
export interface SampleRequest {
  operationId: string;
  /** In capitals. */
  method: string;
  /** Absolute and encoded: no quote, no space, no sign that a language replaces within a text. */
  url: string;
  body?: Json;
  /** Whether it takes a key that makes a repetition safe. */
  takesIdempotencyKey: boolean;
  shows: Shown;
}

/** How the samples of one target are written. */
export interface Target {
  label: string;
  files: (request: SampleRequest) => readonly SampleFile[];
}
