import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {chunkAddresses, isChunkAssetPlugin} from './chunkAddresses';
import {namedRegistry} from './namedRegistry';
import {type StyleGroup, styleGroup, styleGroups} from './styleGroup';

type Result = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const name = 'page-bundles';

/** What the bundler tells of a module that it sorts. */
interface StyleModule {
  nameForCondition?: () => string | null | undefined;
}

/** A file for the styles of some rooms. */
const cacheGroup = (group: StyleGroup): object => ({
  name: `styles-${group}`,
  type: 'css/mini-extract',
  test: (module: StyleModule) => styleGroup(module.nameForCondition?.() ?? '') === group,
  chunks: 'all',
  enforce: true,
  // Before Docusaurus' own, which puts all styles into one file.
  priority: 60,
});

/**
 * Cuts the application into files, and has each page name those that it is made
 * of: its styles are the common ones and those of its room, and its scripts are
 * fetched together and not one behind the other. Files are called by their
 * names, so that the table of them which every page loads is short.
 */
export default function pageBundles({generatedFilesDir}: LoadContext): Plugin {
  /** Writes the table of modules that the build draws pages with, and says where. */
  function writeRegistry(): string {
    const directory = path.join(generatedFilesDir, name);
    mkdirSync(directory, {recursive: true});
    const file = path.join(directory, 'registry.js');
    writeFileSync(file, namedRegistry(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8')));
    return file;
  }

  return {
    name,
    // Docusaurus' tables are there by now: it writes them before it configures the bundler.
    configureWebpack(config, isServer, {currentBundler}): Result {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      if (isServer) {
        return {
          // Before Docusaurus' own alias of the whole folder.
          mergeStrategy: {'resolve.alias': 'prepend'},
          resolve: {alias: {'@generated/registry$': writeRegistry()}},
        };
      }
      const others = (config.plugins ?? []).filter((plugin) => !isChunkAssetPlugin(plugin));
      if (others.length !== (config.plugins ?? []).length - 1) {
        throw new Error(
          'page-bundles: Docusaurus no longer brings its ChunkAssetPlugin. Look at how it finds the files of a page now (core/lib/webpack/client), and mend src/plugins/page-bundles/chunkAddresses.ts.',
        );
      }
      return {
        mergeStrategy: {plugins: 'replace'},
        plugins: [...others, chunkAddresses(currentBundler.instance)],
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: Object.fromEntries(styleGroups.map((group) => [group, cacheGroup(group)]))},
        },
      };
    },
  };
}
