import {cp, readFile, readdir, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow, fromRoot, readIfThere, readYaml, throwIfAny} from '@packages/files';
import compact from 'lodash/compact';
import difference from 'lodash/difference';
import groupBy from 'lodash/groupBy';
import pull from 'lodash/pull';
import {z} from 'zod';

import type {Config} from './config';
import type {Batch, Sample, Step} from './sample';

/** The command that runs a file, and its toolchain. */
const interpreterOf = (file: string, {toolchains}: Pick<Config, 'toolchains'>) =>
  toolchains
    .map(({name, interpreters}) => ({name, command: interpreters?.[path.extname(file)]}))
    .find(({command}) => command !== undefined);

const text = z.string('a string').min(1, 'a string that is not empty');
const texts = z.array(text, 'a list of strings');
const reason = z.string('a reason').min(20, 'a reason of at least 20 characters');

const requestFields = {
  operation: text,
  /** An HTML page with the status 502, or an example: `code=429`. */
  response: z.union([z.literal('html'), z.templateLiteral(['code=', z.string()])], 'html or code=429').optional(),
  /** The status with which the API rejects the request. */
  status: z.number('an HTTP status').optional(),
  /** The expected request body. */
  body: z.record(z.string(), z.json(), 'a mapping').optional(),
  /** Whether the Idempotency-Key is new, or the same as in the previous request. */
  key: z.enum(['new', 'same'], 'one of: new, same').optional(),
};

/** A request that a step must send: the operationId, alone or with its response. */
const request = z.preprocess(
  (value) => (typeof value === 'string' ? {operation: value} : value),
  z.strictObject(requestFields, 'an operationId, or a mapping with an operation'),
);

/** A name in a list, for a field that must be one of them. */
const nameIn = (names: readonly string[]): z.ZodString =>
  text.refine((name) => names.includes(name), `one of: ${names.join(', ')}`);

/**
 * The schema of a sample directory's manifest. Each entry of the directory is listed in either `samples` or `parts`.
 *
 * @param config the toolchains and behaviors that samples may name
 */
function manifestSchema({toolchains, behaviors}: Pick<Config, 'toolchains' | 'behaviors'>) {
  const step = {
    /** A shell command, which gets the server's origin in `ORIGIN`. By default, the file is run. */
    run: text.optional(),
    /** The command of a server that runs during the step, on the port in `PORT`. */
    serve: text.optional(),
    env: z.record(z.string(), text, 'a mapping of variables to strings').optional(),
    /** The requests that the step must send, in order. */
    requests: z.array(request, 'a list of requests').optional(),
    /** Strings that the step must print. */
    prints: texts.default([]),
    /** The emails that the step must send over SMTP, in order; undefined if the step doesn't use SMTP. */
    emails: z.array(z.strictObject({from: text, to: texts, holds: texts}, 'a mapping'), 'a list of emails').optional(),
    /** Why the step accepts an untrusted certificate, which every other sample must reject. */
    trusting: reason.optional(),
    /** Behavior shared by multiple samples. */
    behaves: z.array(nameIn(Object.keys(behaviors)), 'a list of behaviors').default([]),
    /** The path at which a server receives events. */
    events: text.optional(),
  };
  const sample = {
    // The fields of the only step, if there is no `steps`.
    ...step,
    steps: z.array(z.strictObject(step, 'a mapping'), 'a list of steps').min(1, 'at least one step').optional(),
    /** The toolchains that the sample needs; by default, the one for the file's extension. */
    needs: z.array(nameIn(toolchains.map(({name}) => name)), 'a list of toolchains').optional(),
    /** Files and directories that are first copied into the sample: sources by destination. */
    uses: z.record(text, text, 'a mapping of destinations to sources').default({}),
    /** Why the sample runs only if it is named. */
    onRequest: reason.optional(),
  };
  const manifest = {
    samples: z.record(z.string(), z.strictObject(sample, 'a mapping'), 'a mapping of names to samples'),
    /** Files and directories that are not samples, each with the reason. */
    parts: z.record(z.string(), reason, 'a mapping of names to reasons').default({}),
    /** Why the samples run only if the directory or a sample is named. */
    onRequest: reason.optional(),
  };
  return z.strictObject(manifest, 'a mapping with "samples"');
}

type Manifest = z.infer<ReturnType<typeof manifestSchema>>;
type ListedSample = Manifest['samples'][string];
type ListedStep = NonNullable<ListedSample['steps']>[number];

/**
 * Parses a manifest and compares it with the entries of its directory.
 *
 * @param file the manifest's path, for messages
 * @param entries the names of everything else in the directory
 * @returns the manifest, if it matches the schema, and its errors
 */
export function readManifest(
  file: string,
  content: string,
  entries: readonly string[],
  config: Pick<Config, 'toolchains' | 'behaviors' | 'help'>,
): {listed?: Manifest; problems: string[]} {
  const {value, issues} = readYaml(content, manifestSchema(config), `a field that ${config.help} lists`);
  if (!value) {
    return {problems: issues.map((it) => `${file}:${it.line}: ${it.field || 'file'}: Expected ${it.expected}.`)};
  }
  const names = [...Object.keys(value.samples), ...Object.keys(value.parts)];
  const unlisted = entries.filter((name) => !names.includes(name));
  const gone = names.filter((name, index) => !entries.includes(name) || names.indexOf(name) !== index);
  const unclear = Object.entries(value.samples).filter(
    ([name, {run, steps}]) => !interpreterOf(name, config) && !run && !steps,
  );
  return {
    listed: value,
    problems: [
      ...unlisted.map(
        (name) => `${file}: ${name} is unlisted. Add it to "samples", or to "parts" with the reason that it isn't run.`,
      ),
      ...gone.map((name) => `${file}: ${name} doesn't exist or is listed twice. List each file and directory once.`),
      ...unclear.map(
        ([name]) =>
          `${file}: samples/${name} has no command. Expected "run", "steps", or one of the extensions ${config.toolchains.flatMap(({interpreters = {}}) => Object.keys(interpreters)).join(', ')}.`,
      ),
    ],
  };
}

/**
 * Reads the manifests of all directories.
 *
 * @throws UserError with each missing manifest, unlisted entry, and error
 */
async function readManifests(config: Config): Promise<Map<string, Manifest>> {
  const dir = fromRoot(config.dir);
  const entries = await readdir(dir, {withFileTypes: true});
  const problems: string[] = [];
  const manifests = new Map<string, Manifest>();
  for (const {name} of entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')) {
    const shown = `${config.dir}/${name}/samples.yaml`;
    const content = await readIfThere(path.join(dir, name, 'samples.yaml'));
    if (content === undefined) {
      problems.push(`${shown} is missing. It must list everything in the directory; see ${config.help}.`);
      continue;
    }
    const inside = await readdir(path.join(dir, name));
    const read = readManifest(shown, content, pull(inside, 'samples.yaml'), config);
    problems.push(...read.problems);
    if (read.listed) {
      manifests.set(name, read.listed);
    }
  }
  throwIfAny(problems);
  return manifests;
}

/**
 * The steps that a listed step expands to: those of its behaviors, or the step itself and a check that it rejects an
 * untrusted certificate.
 */
function stepsOf(listed: ListedStep, byDefault: string, {behaviors}: Config): Step[] {
  const {run = byDefault, serve, env, behaves, events, requests, emails, prints, trusting} = listed;
  if (behaves.length > 0) {
    return behaves.flatMap((name) => behaviors[name]?.({run, serve, events}) ?? []);
  }
  const server = serve === undefined ? undefined : {command: serve, env};
  const main: Step = {server, run, env, expects: {requests, emails, mayWarn: true, prints: () => prints}};
  const name = 'with an untrusted certificate';
  const distrusting: Step = {name, run, env, trusts: false, expects: {code: 'error', emails: []}};
  return [main, ...(emails && trusting === undefined ? [distrusting] : [])];
}

/** Copies a file or a directory, and changes its text, such as the API's origin. */
async function copySamples(from: string, to: string, change: (content: string) => string): Promise<void> {
  await cp(from, to, {recursive: true});
  for (const file of await filesBelow(from)) {
    const copy = path.join(to, path.relative(from, file));
    const content = await readFile(copy, 'utf8');
    const changed = change(content);
    if (changed !== content) {
      await writeFile(copy, changed);
    }
  }
}

/** A listed sample: a directory, or a file with everything next to it. */
function sampleOf(folder: string, name: string, {steps, uses, ...only}: ListedSample, config: Config): Sample {
  const {command = ''} = interpreterOf(name, config) ?? {};
  const samples = fromRoot(config.dir);
  return {
    name: `${folder}/${name}`,
    write: async (dir, redirect) => {
      const own = path.join(samples, folder, name);
      const isDirectory = (await stat(own)).isDirectory();
      for (const [to, from] of [...Object.entries(uses), ['.', isDirectory ? own : path.dirname(own)] as const]) {
        await copySamples(path.resolve(samples, from), path.join(dir, to), redirect);
      }
    },
    steps: (steps ?? [only]).flatMap((each) => stepsOf(each, `${command} ${name}`, config)),
  };
}

/**
 * The samples of documentation, guides, and blog: one batch for each sample that is a directory, and one for all files
 * that need the same toolchains.
 *
 * @param named sample directories, or samples such as `quickstarts/nextjs`; by default, all except those on request
 * @throws UserError if a manifest is invalid or a name is unknown
 */
export async function listedBatches(config: Config, named?: readonly string[]): Promise<Batch[]> {
  const manifests = await readManifests(config);
  const all = [...manifests].flatMap(([folder, {samples, onRequest}]) =>
    Object.entries(samples).map(([name, listed]) => ({folder, name, listed, onRequest, id: `${folder}/${name}`})),
  );
  throwIfAny(
    difference(
      named,
      all.flatMap(({folder, id}) => [folder, id]),
    ).map(
      (it) =>
        `${config.dir}/${it} has no samples. Expected a sample, such as quickstarts/go, or one of these directories: ${[...manifests.keys()].join(', ')}.`,
    ),
  );
  const selected = all.filter(({folder, id, listed, onRequest}) => {
    const isWanted = named ? named.includes(folder) : onRequest === undefined;
    return (named?.includes(id) ?? false) || (isWanted && listed.onRequest === undefined);
  });
  const needsOf = ({name, listed}: (typeof all)[number]): string[] =>
    compact([...(listed.needs ?? [interpreterOf(name, config)?.name]), listed.emails && 'OpenSSL']);
  const batches = groupBy(selected, (each) =>
    path.extname(each.name) === '' ? each.id : `pages with ${needsOf(each).join(' and ') || 'Node.js'}`,
  );
  return Object.entries(batches).map(([name, batch]) => ({
    name,
    needs: batch.slice(0, 1).flatMap(needsOf),
    samples: batch.map((each) => sampleOf(each.folder, each.name, each.listed, config)),
  }));
}
