import {mkdir, readFile, readdir, rm} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import pluginOpenApiDocs from 'docusaurus-plugin-openapi-docs';

import {type Locale, locales} from '../../src/config/locales';
import {eventPage} from '../../src/plugins/api-reference/eventPage';
import {eventsOf} from '../../src/plugins/api-reference/events';
import {landingPage} from '../../src/plugins/api-reference/landingPage';
import {operationPage} from '../../src/plugins/api-reference/operationPage';
import {operationsByTag} from '../../src/plugins/api-reference/operations';
import {referenceSidebar} from '../../src/plugins/api-reference/sidebar';
import type {Description, Operation} from '../../src/plugins/api-reference/types';
import {UserError} from '../lib/fail';
import {readIfThere, syncFolder, writeAtomically} from '../lib/files';
import {fingerprint} from '../lib/fingerprint';
import {fromRoot, generatedDir, root} from '../lib/paths';
import {bundleDescription, checkDescription, descriptionInputs} from './checkDescription';
import {missingPages} from './missingPages';

const bundleFile = path.join(generatedDir, 'openapi.json');
const stampFile = path.join(generatedDir, 'stamp');

/** What the generated pages depend on. */
const generatorInputs = [
  ...descriptionInputs,
  'src/plugins/api-reference',
  'src/config/locales.ts',
  'scripts/reference',
];

/** What {@link generateReference} did. */
export interface Generated {
  /** How many generated files changed; none where the inputs did not. */
  changedFiles: number;
  operations: number;
  events: number;
}

/**
 * Checks and bundles the description and writes the reference's pages for
 * languages below `generated/`. Does nothing where no input has changed since
 * the last time; a description with errors changes nothing either.
 *
 * @throws DescriptionError with file, line and reason for each problem
 */
export async function generateReference(wanted: readonly Locale[] = locales): Promise<Generated> {
  const stamp = await fingerprint(root, generatorInputs);
  const done = new Set((await readIfThere(stampFile))?.split('\n'));
  const stamps = wanted.map((locale) => `${locale} ${stamp}`);
  if (stamps.every((line) => done.has(line))) {
    const description = JSON.parse(await readFile(bundleFile, 'utf8')) as Description;
    return {changedFiles: 0, ...count(description)};
  }

  await checkDescription();
  const description = await bundleDescription();
  const text = `${JSON.stringify(description, null, 2)}\n`;
  if ((await readIfThere(bundleFile)) !== text) {
    await writeAtomically(bundleFile, text);
  }

  let changedFiles = 0;
  for (const locale of wanted) {
    changedFiles += await generateLocale(locale, description);
  }
  const stillTrue = [...done].filter((line) => line.endsWith(stamp));
  await writeAtomically(stampFile, [...new Set([...stillTrue, ...stamps])].join('\n'));
  return {changedFiles, ...count(description)};
}

function count(description: Description): Pick<Generated, 'operations' | 'events'> {
  return {operations: [...operationsByTag(description).values()].flat().length, events: eventsOf(description).length};
}

async function generateLocale(locale: Locale, description: Description): Promise<number> {
  const staging = path.join(generatedDir, '.staging', locale);
  await rm(staging, {recursive: true, force: true});
  await mkdir(staging, {recursive: true});
  try {
    await runPlugin(staging, description);
    await assertComplete(staging, description);
    await writeAtomically(path.join(staging, 'sidebar.json'), JSON.stringify(referenceSidebar(description), null, 2));
    return await syncFolder(staging, path.join(generatedDir, 'api', locale));
  } finally {
    await rm(staging, {recursive: true, force: true});
  }
}

/** The plugin is CommonJS; which of the two it looks like depends on the loader. */
const openapiDocs = ('default' in pluginOpenApiDocs ? pluginOpenApiDocs.default : pluginOpenApiDocs) as (
  context: unknown,
  options: unknown,
) => Plugin;

interface ApiItem {
  title: string;
  api: Operation;
}

/**
 * Runs docusaurus-plugin-openapi-docs, through the command it offers, with our
 * page generators. It starts pages without waiting for them, so a generator's
 * error is kept and thrown here.
 */
async function runPlugin(outputDir: string, description: Description): Promise<void> {
  const errors: unknown[] = [];
  const guarded =
    <Item>(page: (item: Item) => string) =>
    (item: Item): string => {
      try {
        return page(item);
      } catch (error) {
        errors.push(error);
        return '';
      }
    };
  const events = eventsOf(description);
  const pageOf = ({title, api}: ApiItem): string => {
    const event = events.find(({operationId}) => operationId === api.operationId);
    return event
      ? eventPage(event, api)
      : operationPage(
          title,
          api,
          events.filter(({related}) => related.some(({operationId}) => operationId === api.operationId)),
        );
  };
  const template = fromRoot('src', 'plugins', 'api-reference', 'page.mustache');
  const plugin = openapiDocs(
    {siteDir: root, siteConfig: {presets: [], plugins: []}},
    {
      id: 'reference',
      docsPluginId: 'api',
      config: {
        reference: {
          specPath: bundleFile,
          outputDir,
          template,
          infoTemplate: template,
          markdownGenerators: {
            createApiPageMD: guarded(pageOf),
            createInfoPageMD: guarded(() => landingPage(description)),
          },
        },
      },
    },
  );
  const generate = cliActions(plugin).get('gen-api-docs');
  if (!generate) {
    throw new Error('docusaurus-plugin-openapi-docs has no command gen-api-docs any more: look at its changelog.');
  }
  await withoutOutput(() => generate('reference', {opts: () => ({})}));
  if (errors.length > 0) {
    throw errors[0];
  }
}

type CliAction = (id: string, instance: {opts: () => object}) => Promise<unknown>;

/**
 * The actions behind the commands that a plugin adds to Docusaurus' command
 * line. Calling them here spares a start of Docusaurus for every language.
 */
function cliActions(plugin: Plugin): Map<string, CliAction> {
  const actions = new Map<string, CliAction>();
  const command = (name: string): object => {
    const chain = {
      description: () => chain,
      usage: () => chain,
      arguments: () => chain,
      option: () => chain,
      action: (run: CliAction) => {
        actions.set(name, run);
        return chain;
      },
    };
    return chain;
  };
  plugin.extendCli?.({command} as never);
  return actions;
}

/** Silences a chatty library: one line a page would drown the messages that matter. */
async function withoutOutput(work: () => Promise<unknown>): Promise<void> {
  const {log} = console;
  console.log = () => undefined;
  try {
    await work();
  } finally {
    console.log = log;
  }
}

/** The plugin swallows errors: count its pages against the operations and events. */
async function assertComplete(outputDir: string, description: Description): Promise<void> {
  const missing = missingPages(description, await readdir(outputDir));
  if (missing.length > 0) {
    throw new UserError(`No page was generated for ${missing.join(', ')}. Look at the file in api-spec/.`);
  }
}
