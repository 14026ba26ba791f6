import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import openapiDocsModule from 'docusaurus-plugin-openapi-docs';

import {openapiConfig, openapiConfigId, openapiDocsId} from '../../src/config/openapi';
import type {ReferencePage} from '../../src/openapi/pages';
import {UserError} from '../lib/fail';
import {root} from '../lib/paths';

/** The plugin; its own declarations lack this function. */
const openapiDocs = openapiDocsModule as unknown as (context: object, options: object) => Plugin;

/** What the plugin registers for a command, with the one argument that its actions read besides the options. */
type Action = (id: string, command: {opts: () => object}) => Promise<void>;

/** The part of the command line that the plugin adds its commands to. */
interface CommandLine {
  command: (name: string) => CommandLine;
  description: () => CommandLine;
  usage: () => CommandLine;
  arguments: () => CommandLine;
  option: () => CommandLine;
  action: (action: Action) => CommandLine;
}

/**
 * Generates the pages and the sidebar of a language into an empty folder, as
 * `docusaurus gen-api-docs` does, with docusaurus-plugin-openapi-docs (5.2.0).
 * The plugin has no other interface than its commands; it prints what goes
 * wrong and continues, so every page is looked for afterwards.
 *
 * @param spec the bundled spec, where it is not that of the language
 * @param directory an empty folder; like the spec from the root of the repository
 * @throws UserError naming each page that was not generated
 */
export async function generatePages(
  {spec, locale, directory}: {spec?: string; locale: string; directory: string},
  pages: readonly ReferencePage[],
): Promise<void> {
  const docs = './src/plugins/docs/index.ts';
  const plugin = openapiDocs(
    {
      siteDir: root,
      siteConfig: {presets: [], plugins: [[docs, {id: openapiDocsId, path: path.dirname(directory)}]]},
    },
    {
      id: 'openapi',
      docsPlugin: docs,
      docsPluginId: openapiDocsId,
      config: {
        [openapiConfigId]: openapiConfig(locale, {specPath: spec, outputDir: directory, pages: () => [...pages]}),
      },
    },
  );
  await quietly(() => actionOf(plugin, 'gen-api-docs')(openapiConfigId, {opts: () => ({})}));

  const written = (name: string): boolean => existsSync(path.resolve(root, directory, name));
  const missing = pages.filter(({id}) => !['api', 'info', 'tag'].some((kind) => written(`${id}.${kind}.mdx`)));
  if (missing.length > 0 || !written('sidebar.ts')) {
    throw new UserError(
      `docusaurus-plugin-openapi-docs did not generate ${missing.map(({id}) => id).join(', ') || 'the sidebar'}. Look at the operations with these names in api-spec/.`,
    );
  }
}

/** What a plugin does for one of its commands. */
function actionOf(plugin: Plugin, wanted: string): Action {
  const actions = new Map<string, Action>();
  let name = '';
  const cli: CommandLine = {
    command: (command) => {
      name = command;
      return cli;
    },
    description: () => cli,
    usage: () => cli,
    arguments: () => cli,
    option: () => cli,
    action: (action) => {
      actions.set(name, action);
      return cli;
    },
  };
  plugin.extendCli?.(cli as never);
  const action = actions.get(wanted);
  if (!action) {
    throw new Error(`docusaurus-plugin-openapi-docs has no command ${wanted} any more. Adapt scripts/reference.`);
  }
  return action;
}

/** Leaves out the line that the plugin prints for each file. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const {log} = console;
  console.log = () => undefined;
  try {
    await work();
  } finally {
    console.log = log;
  }
}
