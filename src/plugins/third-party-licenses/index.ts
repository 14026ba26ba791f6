import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, Module} from '@rspack/core';

/** The licenses that permit code and fonts in the site, as SPDX identifiers. */
const permitted = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

/** Whether a license, which may be a choice such as `(MPL-2.0 OR Apache-2.0)`, permits the use. */
const isPermitted = (license = ''): boolean =>
  license
    .replace(/^\((?<choice>[^()]*)\)$/u, '$<choice>')
    .split(' OR ')
    .some((one) => permitted.includes(one));

/** The package that a module is from, and its license. */
interface License {
  name: string;
  version: string;
  license?: string;
  author?: string | {name: string};
}

/**
 * The notices of packages, sorted by directory.
 *
 * @param directories the packages' directories
 * @throws Error naming each package whose license is not permitted
 */
export function licenseNotices(directories: readonly string[]): string {
  const packages = [...directories].sort().map((directory) => {
    const about = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as License;
    const file = readdirSync(directory).find((name) => /^licen[cs]e/iu.test(name));
    const author = typeof about.author === 'string' ? about.author : about.author?.name;
    const text = file ? readFileSync(path.join(directory, file), 'utf8') : `Copyright (c) ${author ?? about.name}`;
    return {...about, text: text.trim()};
  });
  const refused = packages.filter(({license}) => !isPermitted(license));
  if (refused.length > 0) {
    throw new Error(
      [
        `third-party-licenses: browsers receive packages whose license in package.json is not one of ${permitted.join(', ')}:`,
        ...refused.map(({name, version, license}) => `  ${name} ${version}: ${String(license)}`),
        'Use a different package, or add the license in src/plugins/third-party-licenses/index.ts if it permits this use.',
      ].join('\n'),
    );
  }
  return packages.map(({name, version, license, text}) => `${name} ${version} (${license})\n\n${text}\n`).join('\n\n');
}

/** The directories of the packages that modules are from. src/boot, which is bundled separately, uses none. */
function packageDirectories(modules: Iterable<Module>): string[] {
  const files = [...modules].map((one) => ('resource' in one ? String(one.resource) : ''));
  const found = files.map((file) => /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/u.exec(file)?.[0] ?? '');
  return [...new Set(found)].filter((dir) => existsSync(`${dir}/package.json`));
}

/**
 * Writes the licenses of all packages whose code or fonts browsers receive to
 * `third-party-licenses.txt`. The build fails if a license does not permit it.
 */
export default function thirdPartyLicenses(): Plugin {
  const name = 'third-party-licenses';
  const apply = ({hooks, webpack}: Compiler): void =>
    hooks.thisCompilation.tap(name, (compilation: Compilation) =>
      compilation.hooks.processAssets.tap(name, () => {
        const notices = licenseNotices(packageDirectories(compilation.modules));
        compilation.emitAsset(`${name}.txt`, new webpack.sources.RawSource(notices));
      }),
    );
  return {
    name,
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production' ? {} : {plugins: [{apply}] as never[]},
  };
}
