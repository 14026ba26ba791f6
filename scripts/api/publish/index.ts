import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {type SpecDownload, specDownloadNames, publishedDir} from '../../../src/config/publishedFiles';
import {type Locale, defaultLocale} from '../../../src/config/locales';
import {specFile} from '../../../src/config/reference';
import type {Description} from '../../../src/openapi/types';
import {readIfThere, writeAtomically} from '../../lib/files';
import {fingerprint} from '../../lib/fingerprint';
import {fromRoot, root} from '../../lib/paths';
import {toCollection} from './collection';
import {toJson, toYaml} from './formats';
import {inReadableOrder, withWholeLinks} from './readable';

/** The description with its texts in a language; in English where there is no translation of it. */
export async function localizedDescription(locale: Locale): Promise<Description> {
  const text =
    (await readIfThere(fromRoot(specFile(locale)))) ?? (await readFile(fromRoot(specFile(defaultLocale)), 'utf8'));
  return JSON.parse(text) as Description;
}

/** Makes a published file from a description, with links into the pages of a language. */
export async function publishedFile(name: SpecDownload, description: Description, locale: Locale): Promise<string> {
  const published = inReadableOrder(withWholeLinks(description, locale));
  switch (name) {
    case 'openapi.yaml':
      return toYaml(published);
    case 'openapi.json':
      return toJson(published);
    case 'postman.json':
      return toJson(await toCollection(published));
  }
}

/**
 * Writes the files that each language publishes into its folder below
 * `generated/published/`, from the bundles in `generated/`. Does nothing where
 * no input has changed since the last time.
 *
 * @throws UserError where the description cannot be turned into one of them
 */
export async function publishDescription(locales: readonly Locale[]): Promise<void> {
  for (const locale of locales) {
    const dir = fromRoot(publishedDir(locale));
    const stampFile = fromRoot('generated', 'published', `${locale}.stamp`);
    const stamp = await fingerprint(root, [
      specFile(defaultLocale),
      specFile(locale),
      'scripts/api/publish',
      'src/config',
      'src/lib/routes.ts',
      'package-lock.json',
    ]);
    const present = await Promise.all(specDownloadNames.map((name) => readIfThere(path.join(dir, name))));
    if ((await readIfThere(stampFile)) === stamp && !present.includes(undefined)) {
      continue;
    }
    const description = await localizedDescription(locale);
    const contents = await Promise.all(
      specDownloadNames.map(async (name) => [name, await publishedFile(name, description, locale)] as const),
    );
    for (const [index, [name, content]] of contents.entries()) {
      if (present[index] !== content) {
        await writeAtomically(path.join(dir, name), content);
      }
    }
    await writeAtomically(stampFile, stamp);
  }
}
