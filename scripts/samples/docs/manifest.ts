import Ajv, {type ErrorObject} from 'ajv/dist/2020';
import {parse} from 'yaml';

/** What runs a program. */
export const interpreters = ['bash', 'node', 'python', 'php', 'ruby'] as const;

/** An email that a program has to send with SMTP. */
export interface ExpectedEmail {
  /** Both as the envelope has them. */
  from: string;
  to: string[];
  /** Texts that stand in its headers or its body. */
  holds: string[];
}

/** How a program of a page is run, and what it has to come to. */
export interface DocsProgram {
  with: (typeof interpreters)[number];
  /** What stands between the interpreter and the file, such as `--test`. */
  options?: string[];
  args?: string[];
  env?: Record<string, string>;
  /** The exit code; 0 where it is left out. */
  code?: number;
  /** The operations that it has to ask, in order, by operationId; none where it is left out. */
  requests?: string[];
  /** Texts that it has to print, each somewhere. */
  prints?: string[];
  /** What it needs besides the interpreter: a name in entry/toolchains.mjs. */
  needs?: string;
  /** The emails that it has to send with SMTP, in order; left out where it sends none. */
  emails?: ExpectedEmail[];
  /** Why it sends also to a server whose certificate nobody vouches for. Every other one has to refuse that. */
  trusting?: string;
}

/** The manifest of a folder of samples: each of its files is in one of the two lists. */
export interface Manifest {
  programs: Record<string, DocsProgram>;
  /** Files that are no programs of their own, each with the reason. */
  parts?: Record<string, string>;
}

/** The name of a manifest. */
export const manifestName = 'samples.yaml';

const text = {type: 'string', minLength: 1};
const texts = {type: 'array', items: text};

const schema = {
  type: 'object',
  required: ['programs'],
  additionalProperties: false,
  properties: {
    programs: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['with'],
        additionalProperties: false,
        properties: {
          with: {enum: interpreters},
          options: texts,
          args: texts,
          env: {type: 'object', additionalProperties: text},
          code: {type: 'integer', minimum: 0, maximum: 255},
          requests: texts,
          prints: texts,
          needs: text,
          emails: {
            type: 'array',
            items: {
              type: 'object',
              required: ['from', 'to', 'holds'],
              additionalProperties: false,
              properties: {from: text, to: texts, holds: texts},
            },
          },
          trusting: {type: 'string', minLength: 20},
        },
      },
    },
    parts: {type: 'object', additionalProperties: {type: 'string', minLength: 20}},
  },
} as const;

const validate = new Ajv({allErrors: true, strict: true}).compile<Manifest>(schema);

function describe({instancePath, message = '', params}: ErrorObject): string {
  const {additionalProperty, allowedValues} = params as {additionalProperty?: string; allowedValues?: unknown[]};
  const detail = additionalProperty ?? allowedValues?.join(', ');
  return `${instancePath === '' ? 'the manifest' : instancePath.slice(1)} ${message}${detail === undefined ? '' : `: ${detail}`}`;
}

/**
 * Reads a manifest and compares it with the files of its folder.
 *
 * @param file the manifest's path, for messages
 * @param files the names of all other files of the folder, with their folders below it
 * @returns the manifest, or what is wrong with it
 */
export function readManifest(
  file: string,
  content: string,
  files: readonly string[],
): {manifest: Manifest; problems: string[]} {
  const manifest: unknown = parse(content);
  if (!validate(manifest)) {
    return {
      manifest: {programs: {}},
      problems: (validate.errors ?? []).map((error) => `${file}: ${describe(error)}. See docs/README.md.`),
    };
  }
  const listed = [...Object.keys(manifest.programs), ...Object.keys(manifest.parts ?? {})];
  return {
    manifest,
    problems: [
      ...files
        .filter((name) => !listed.includes(name))
        .map(
          (name) => `${file}: ${name} is missing. Say under "programs" how it is run, or under "parts" why it is not.`,
        ),
      ...listed
        .filter((name, index) => !files.includes(name) || listed.indexOf(name) !== index)
        .map((name) => `${file}: ${name} is named and not there, or named twice. Expected each file once.`),
    ],
  };
}
