import {existsSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {UserError, root} from '@packages/files';
import {Command} from 'commander';
import openapiDocsModule from 'docusaurus-plugin-openapi-docs';

import {openapiConfig, openapiConfigId, openapiDocsId} from '../../config/docusaurus/openapi';
import type {ReferencePage} from '../models/pages';
import type {Translate} from '../models/texts';

/** The plugin; its type declarations lack this function. */
const openapiDocs = openapiDocsModule as unknown as (context: object, options: object) => Plugin;

/**
 * Generates a language's pages and sidebar in an empty directory, as `docusaurus gen-api-docs` does, with
 * docusaurus-plugin-openapi-docs (5.2.0). The plugin can be called only through its commands, and it continues after
 * errors, so the presence of every page is checked afterward.
 *
 * @param spec the bundled spec; relative to the repository
 * @param t the strings of the language, for short labels in the sidebar
 * @param directory an empty directory; relative to the repository
 * @throws UserError with each page that was not generated
 */
export async function generatePages(
  {spec, locale, directory, t}: {spec: string; locale: string; directory: string; t?: Translate},
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
        [openapiConfigId]: {...openapiConfig(locale, () => pages, t), specPath: spec, outputDir: directory},
      },
    },
  );
  // The plugin's actions expect the command itself, but newer versions of commander pass its options.
  const cli = new Command().storeOptionsAsProperties().exitOverride();
  plugin.extendCli?.(cli as never);
  // The plugin prints a line for each file.
  const {log} = console;
  console.log = () => undefined;
  await cli.parseAsync(['gen-api-docs', openapiConfigId], {from: 'user'}).finally(() => {
    console.log = log;
  });

  const written = (name: string): boolean => existsSync(path.resolve(root, directory, name));
  const missing = pages.filter(({id}) => !['api', 'info', 'tag'].some((kind) => written(`${id}.${kind}.mdx`)));
  if (missing.length > 0 || !written('sidebar.ts')) {
    throw new UserError(
      `docusaurus-plugin-openapi-docs did not generate ${missing.map(({id}) => id).join(', ') || 'the sidebar'}. Check the operations with these names in api-spec/.`,
    );
  }
}
