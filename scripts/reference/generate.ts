import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {type Locale, defaultLocale, locales} from '../../src/config/locales';
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
import {checkAndBundle} from './checkAndBundle';
import {descriptionInputs} from './checkDescription';
import {missingPages} from './missingPages';
import {readTexts, shownName, textFile, textsOf} from './texts';
import {localize} from './texts/localize';
import {describeStatus} from './texts/status';

/** The description as one document, in English. */
const bundleFile = path.join(generatedDir, 'openapi.json');
const stampFile = path.join(generatedDir, 'stamp');

/** What the bundled description depends on. */
const bundleInputs = [...descriptionInputs, 'scripts/reference/checkDescription.ts'];

/** What the generated pages of all languages depend on. */
const generatorInputs = [
  ...bundleInputs,
  'src/plugins/api-reference',
  'src/config/locales.ts',
  'scripts/lib/sourceHash.ts',
  'scripts/reference',
];

/** The description in one language, as one document. */
export function descriptionFile(locale: Locale): string {
  return locale === defaultLocale ? bundleFile : path.join(generatedDir, `openapi.${locale}.json`);
}

/** What {@link generateReference} did. */
export interface Generated {
  /** How many generated files changed; none where the inputs did not. */
  changedFiles: number;
  operations: number;
  events: number;
  /** How many texts are translated, one line for each language that was generated. */
  texts: string[];
}

/**
 * Checks and bundles the description and writes the reference's pages for
 * languages below `generated/`, each from the description in its language. Does
 * only what an input asks for that has changed since the last time; a
 * description with errors changes nothing.
 *
 * @throws DescriptionError with file, line and reason for each problem
 * @throws UserError naming each malformed entry of a language's texts
 */
export async function generateReference(wanted: readonly Locale[] = locales): Promise<Generated> {
  const done = await readStamps();
  const stamps = await currentStamps(wanted);
  const asked = wanted.filter((locale) => done.get(locale) !== stamps.get(locale));
  const bundled = done.get('bundle') === stamps.get('bundle') ? await readIfThere(bundleFile) : undefined;
  if (bundled !== undefined && asked.length === 0) {
    return {changedFiles: 0, ...count(JSON.parse(bundled) as Description), texts: []};
  }

  const description = bundled === undefined ? await checkAndBundle() : (JSON.parse(bundled) as Description);
  const foreign: readonly Locale[] = asked.filter((locale) => locale !== defaultLocale);
  // All are read before the first page is written, so that a mistake in one changes nothing.
  const messages = new Map(
    await Promise.all(foreign.map(async (locale) => [locale, await readTexts(locale)] as const)),
  );
  const places = foreign.length > 0 ? textsOf(description) : [];
  if (bundled === undefined) {
    await writeDescription(defaultLocale, description);
  }

  const generated: Generated = {changedFiles: 0, ...count(description), texts: []};
  for (const locale of asked) {
    const own = messages.get(locale);
    const {description: localized, status} = localize(description, places, own ?? {});
    if (own) {
      await writeDescription(locale, localized);
      generated.texts.push(describeStatus(locale, status));
    }
    generated.changedFiles += await generateLocale(locale, localized);
  }
  await writeAtomically(stampFile, [...new Map([...done, ...stamps])].map((line) => line.join(' ')).join('\n'));
  return generated;
}

/** What each part of `generated/` was made from, by its name: a language, or `bundle`. */
async function readStamps(): Promise<Map<string, string>> {
  const lines = (await readIfThere(stampFile))?.split('\n') ?? [];
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

async function currentStamps(wanted: readonly Locale[]): Promise<Map<string, string>> {
  const [bundle, generator] = await Promise.all([fingerprint(root, bundleInputs), fingerprint(root, generatorInputs)]);
  const own = await Promise.all(
    wanted.map(async (locale) => {
      const texts = locale === defaultLocale ? [] : [shownName(textFile(locale))];
      return [locale, await fingerprint(root, texts, [generator])] as const;
    }),
  );
  return new Map<string, string>([['bundle', bundle], ...own]);
}

async function writeDescription(locale: Locale, description: Description): Promise<void> {
  const text = `${JSON.stringify(description, null, 2)}\n`;
  if ((await readIfThere(descriptionFile(locale))) !== text) {
    await writeAtomically(descriptionFile(locale), text);
  }
}

function count(description: Description): Pick<Generated, 'operations' | 'events'> {
  return {operations: [...operationsByTag(description).values()].flat().length, events: eventsOf(description).length};
}

async function generateLocale(locale: Locale, description: Description): Promise<number> {
  const staging = path.join(generatedDir, '.staging', locale);
  await rm(staging, {recursive: true, force: true});
  await mkdir(staging, {recursive: true});
  try {
    await runPlugin(staging, locale, description);
    await assertComplete(staging, description);
    await writeAtomically(path.join(staging, 'sidebar.json'), JSON.stringify(referenceSidebar(description), null, 2));
    return await syncFolder(staging, path.join(generatedDir, 'api', locale));
  } finally {
    await rm(staging, {recursive: true, force: true});
  }
}

type PluginFunction = (context: unknown, options: unknown) => Plugin;

/**
 * Loads the plugin when there is work for it: loading alone takes two seconds.
 * It is CommonJS; how deep its default export lies depends on the loader.
 */
async function loadPlugin(): Promise<PluginFunction> {
  let loaded: unknown = await import('docusaurus-plugin-openapi-docs');
  while (typeof loaded === 'object' && loaded !== null && 'default' in loaded) {
    loaded = loaded.default;
  }
  return loaded as PluginFunction;
}

interface ApiItem {
  title: string;
  api: Operation;
}

/**
 * Runs docusaurus-plugin-openapi-docs, through the command it offers, with our
 * page generators. It starts pages without waiting for them, so a generator's
 * error is kept and thrown here.
 */
async function runPlugin(outputDir: string, locale: Locale, description: Description): Promise<void> {
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
  const openapiDocs = await loadPlugin();
  const plugin = openapiDocs(
    {siteDir: root, siteConfig: {presets: [], plugins: []}},
    {
      id: 'reference',
      docsPluginId: 'api',
      config: {
        reference: {
          specPath: descriptionFile(locale),
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
