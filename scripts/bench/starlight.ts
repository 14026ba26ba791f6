import {execFile} from 'node:child_process';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import {compressFiles} from '../build/compress';
import {UserError} from '../lib/fail';
import type {Reads} from './budgets';

/** The newest when this was written. They want Node 22, which comes as a package, too. */
const dependencies = {
  '@astrojs/markdown-satteri': '0.4.2',
  '@astrojs/starlight': '0.42.4',
  astro: '7.2.10',
  node: '22.23.3',
  'starlight-openapi': '0.26.1',
} as const;

/** A site as its makers' first steps describe it, with the reference of the description in `openapi.json` and nothing changed. */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({name: 'starlight-beside', private: true, type: 'module', dependencies}),
  'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
import starlightOpenAPI, {openAPISidebarGroups} from 'starlight-openapi';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Mailwren',
      plugins: [starlightOpenAPI([{base: 'api', schema: './openapi.json'}])],
      sidebar: openAPISidebarGroups,
    }),
  ],
});
`,
  'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  'src/content/docs/index.md': '---\ntitle: Mailwren\n---\n\nThe reference.\n',
};

/** Where an operation's page is, by its `operationId`. */
export const starlightPath = (operationId: string): string => `/api/operations/${operationId.toLowerCase()}/`;

/** The first field of the body, and the first program. */
export const starlightReads = {
  field: '.sl-openapi-key-name',
  sample: 'pre[data-language="js"]',
} as const satisfies Reads;

async function run(what: string, dir: string, command: string, args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(command, args, {cwd: dir, env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'}});
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new UserError(`${what} has failed in ${dir}:\n${`${stdout}\n${stderr}`.trim()}`);
  }
}

/**
 * Installs Starlight with its plugin for OpenAPI and builds a site of the description.
 *
 * @param dir an empty folder
 * @param description the bundled description as JSON
 * @returns the folder with the site, compressed as ours is
 * @throws UserError where a package cannot be installed, or the build fails
 */
export async function buildStarlight(dir: string, description: string): Promise<string> {
  for (const [name, text] of Object.entries({...files, 'openapi.json': description})) {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), text);
  }
  // Its packages are for the Node that is installed with them, not for the one that installs them.
  await run('Installing Starlight', dir, 'npm', ['install', '--no-audit', '--no-fund', '--engine-strict=false']);
  const bin = (...segments: string[]): string => path.join(dir, 'node_modules', ...segments);
  await run('Building with Starlight', dir, bin('node', 'bin', 'node'), [bin('.bin', 'astro'), 'build']);
  const site = path.join(dir, 'dist');
  // Our server reads the rules of hosts; a site without any has none.
  await Promise.all(['_headers', '_redirects'].map((name) => writeFile(path.join(site, name), '')));
  const built = await readdir(site, {recursive: true, withFileTypes: true});
  await compressFiles(
    built.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
    path.join(dir, 'compressed'),
  );
  return site;
}
