import {readdir} from 'node:fs/promises';
import path from 'node:path';

import {parse} from 'yaml';
import {z} from 'zod';

import {throwIfAny} from '../../lib/fail';
import {readText} from '../../lib/files';
import {filesBelow} from '../../lib/fingerprint';
import {fromRoot} from '../../lib/paths';
import type {ExpectedRequest} from '../expected';

/** The program that runs a file, by its extension: Node.js or a name in entry/toolchains.mjs. */
export const toolchainOf: Readonly<Record<string, string | undefined>> = {
  '.sh': 'cURL',
  '.mjs': 'Node.js',
  '.jsx': 'Node.js',
  '.py': 'Python',
  '.php': 'PHP',
  '.rb': 'Ruby',
};

const text = z.string().min(1);
const texts = z.array(text);
const reason = z.string().min(20);

/** An email that a program must send over SMTP. */
const email = z.strictObject({
  /** Envelope addresses. */
  from: text,
  to: texts,
  /** Strings in its headers or body. */
  holds: texts,
});

/** A request that a program must send: the operationId, alone or with its response. */
const request = z.union([
  text.transform((operation): ExpectedRequest => ({operation})),
  z.strictObject({
    operation: text,
    /** An HTML page with the status 502, or an example: `code=429`. */
    answer: z.union([z.literal('html'), z.templateLiteral(['code=', z.string()])]).optional(),
    status: z.number().optional(),
    /** The expected request body. */
    body: z.record(z.string(), z.json()).optional(),
    /** Whether it repeats the previous request, with the same Idempotency-Key. */
    repeats: z.boolean().optional(),
  }),
]);

/** How to run a program from a page, and what it must do. */
const program = z.strictObject({
  /** Arguments between the interpreter and the file, such as `--test`. */
  options: texts.default([]),
  args: texts.default([]),
  env: z.record(z.string(), text).default({}),
  /** Files from other directories that it needs, such as `quickstarts/shared/verify.mjs`. */
  uses: texts.default([]),
  /** The requests that it must send, in order. */
  requests: z.array(request).default([]),
  /** Strings that it must print. */
  prints: texts.default([]),
  /** The toolchain that it needs besides the interpreter: a name in entry/toolchains.mjs. */
  needs: text.optional(),
  /** The emails that it must send over SMTP, in order; undefined if it does not use SMTP. */
  emails: z.array(email).optional(),
  /** Why it accepts an untrusted certificate, which every other program must reject. */
  trusting: reason.optional(),
});

/** The manifest of a directory of samples. Each file of the directory is in one of the two lists. */
const manifest = z.strictObject({
  programs: z.record(z.string(), program),
  /** Files that are not programs, each with the reason. */
  parts: z.record(z.string(), reason).default({}),
});

export type ExpectedEmail = z.infer<typeof email>;
export type DocsProgram = z.infer<typeof program>;

/** The directory of the samples used by pages. */
export const samplesDir = fromRoot('docs-samples');

/** Directories without a manifest: projects of several files, and installed packages. */
const projects = new Set(['quickstarts', 'sdks', 'node_modules']);

/**
 * Parses a manifest and compares it with the files of its directory.
 *
 * @param file the manifest's path, for messages
 * @param files the names of all other files in the directory
 * @returns its programs, and its errors
 */
export function readManifest(
  file: string,
  content: string,
  files: readonly string[],
): {programs: Record<string, DocsProgram>; problems: string[]} {
  const {data, error} = manifest.safeParse(parse(content));
  if (!data) {
    const problems = error.issues.map(
      (issue) => `${file}: ${issue.path.join('/')}: ${issue.message}. See docs/README.md.`,
    );
    return {programs: {}, problems};
  }
  const {programs, parts} = data;
  const listed = [...Object.keys(programs), ...Object.keys(parts)];
  return {
    programs,
    problems: [
      ...files
        .filter((name) => !listed.includes(name))
        .map(
          (name) =>
            `${file}: ${name} is missing. Add it to "programs", or to "parts" with the reason why it is not run.`,
        ),
      ...listed
        .filter((name, index) => !files.includes(name) || listed.indexOf(name) !== index)
        .map((name) => `${file}: ${name} is listed and not there, or listed twice. Expected each file once.`),
      ...Object.keys(programs)
        .filter((name) => !(path.extname(name) in toolchainOf))
        .map((name) => `${file}: ${name} cannot be run. Expected one of ${Object.keys(toolchainOf).join(', ')}.`),
    ],
  };
}

/**
 * Reads the manifests of all directories.
 *
 * @returns the programs of each
 * @throws UserError with each missing manifest, unlisted file and error
 */
export async function readFolders(dir = samplesDir): Promise<Map<string, Record<string, DocsProgram>>> {
  const entries = await readdir(dir, {withFileTypes: true});
  const problems: string[] = [];
  const folders = new Map<string, Record<string, DocsProgram>>();
  for (const {name} of entries.filter((entry) => entry.isDirectory() && !projects.has(entry.name))) {
    const samples = path.join(dir, name);
    const shown = `docs-samples/${name}/samples.yaml`;
    const files = (await filesBelow(samples)).map((file) => path.relative(samples, file).replaceAll(path.sep, '/'));
    if (!files.includes('samples.yaml')) {
      problems.push(`${shown} is missing. It must list each file of the directory; see docs/README.md.`);
      continue;
    }
    const content = await readText(path.join(samples, 'samples.yaml'));
    const {programs, problems: found} = readManifest(
      shown,
      content,
      files.filter((file) => file !== 'samples.yaml'),
    );
    problems.push(...found);
    folders.set(name, programs);
  }
  throwIfAny(problems);
  return folders;
}
