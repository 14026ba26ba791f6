import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type Tables, lazyPlace, splitTables} from './split';

export interface Options {
  /** The pages below this path go into parts; without the language's base URL. */
  below: string;
}

const name = 'lazy-routes';

/** Writes a part as two modules: one adds its modules to Docusaurus' tables, the other gives its routes. */
function writePart(directory: string, part: number, {routes, registry, names}: Tables): void {
  writeFileSync(
    path.join(directory, `modules-${part}.js`),
    `import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
Object.assign(registry, {
${registry}
});
Object.assign(routesChunkNames, ${JSON.stringify(names)});
`,
  );
  writeFileSync(
    path.join(directory, `part-${part}.js`),
    // In this order: a route looks for its modules when it is made.
    `import './modules-${part}.js';
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
${routes}];
`,
  );
}

/**
 * Keeps the routes of many pages out of the script that every page loads.
 * Docusaurus lists each page of the site there, with the files it is made of:
 * about 130 bytes a page, compressed, so that a blog of hundreds of posts would
 * weigh on every other page. Here the browser's tables are split once they are
 * generated; the build draws every page from the whole ones, and so does the
 * dev server.
 */
export default function lazyRoutes({baseUrl, generatedFilesDir}: LoadContext, {below}: Options): Plugin {
  const base = `${baseUrl}${below.slice(1)}`;
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');

  /** Writes the split tables, and says where. */
  function write(): string {
    const {main, parts} = splitTables(
      {
        routes: read('routes.js'),
        registry: read('registry.js'),
        names: JSON.parse(read('routesChunkNames.json')) as Tables['names'],
      },
      base,
    );
    const directory = path.join(generatedFilesDir, name);
    rmSync(directory, {recursive: true, force: true});
    mkdirSync(directory, {recursive: true});
    parts.forEach((part, index) => writePart(directory, index, part));
    const loaders = parts.map(
      (_, index) => `() => import(/* webpackChunkName: "routes-${index}" */ './part-${index}.js')`,
    );
    const lazy = `lazyRoute(${JSON.stringify(base)}, [${loaders.join(', ')}]),`;
    writeFileSync(
      path.join(directory, 'routes.js'),
      `import lazyRoute from '@site/src/components/navigation/lazyRoute';\n${main.routes.replace(lazyPlace, () => lazy)}`,
    );
    writeFileSync(path.join(directory, 'registry.js'), `export default {\n${main.registry}\n};\n`);
    writeFileSync(path.join(directory, 'routesChunkNames.json'), JSON.stringify(main.names));
    return directory;
  }

  return {
    name,
    // The tables are there by now: Docusaurus writes them before it configures the bundler.
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const directory = write();
      return {
        // Before Docusaurus' own alias of the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@generated/routes$': path.join(directory, 'routes.js'),
            '@generated/registry$': path.join(directory, 'registry.js'),
            '@generated/routesChunkNames$': path.join(directory, 'routesChunkNames.json'),
          },
        },
      };
    },
  };
}
