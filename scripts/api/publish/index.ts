import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {stringify} from 'yaml';

import {type SpecDownload, pricingFiles, publishedDir, specDownloadNames} from '../../../src/config/publishedFiles';
import {type Locale, defaultLocale} from '../../../src/config/locales';
import {specFile} from '../../../src/config/reference';
import {hosts} from '../../../src/config/site';
import {withAbsoluteLinks} from '../../../src/lib/markdown';
import {pricingDocument, pricingSchema} from '../../../src/lib/pricingDocument';
import {pageUrl} from '../../../src/lib/routes';
import type {Spec} from '../../../src/openapi/types';
import {readIfThere, writeAtomically} from '../../lib/files';
import {inputsOf} from '../../lib/inputs';
import {fromRoot, root} from '../../lib/paths';
import {toCollection} from './collection';

/** A document as JSON, with a line break at its end. */
const toJson = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** YAML that parsers of YAML 1.2 and 1.1 read alike: what 1.1 takes for a time or a yes is quoted. */
const toYaml = (spec: Spec): string =>
  stringify(spec, {lineWidth: 0, compat: 'yaml-1.1', aliasDuplicateObjects: false});

/** Keys whose values are data of the API's users, not texts of the spec. */
const data = new Set(['value', 'example', 'examples', 'default', 'const', 'enum']);

/** Whether a key of an object is a name that the API gives, and not a keyword. */
const namesOnly = new Set(['properties', 'patternProperties', 'schemas', 'x-enumDescriptions']);

/**
 * Markdown links from the site's root as whole addresses, in a language: read
 * elsewhere, the spec has no site around it.
 */
function withWholeLinks(spec: Spec, locale: Locale): Spec {
  const whole = (text: string): string => withAbsoluteLinks(text, (path) => `${hosts.site}${pageUrl(path, locale)}`);
  const walk = (node: unknown, named = false): unknown => {
    if (typeof node === 'string') {
      return whole(node);
    }
    if (Array.isArray(node)) {
      return node.map((item) => walk(item));
    }
    return typeof node === 'object' && node !== null
      ? Object.fromEntries(
          Object.entries(node).map(([key, value]) => [
            key,
            !named && data.has(key) ? value : walk(value, !named && namesOnly.has(key)),
          ]),
        )
      : node;
  };
  return walk(spec) as Spec;
}

/** The spec with its texts in a language; in English where there is no translation of it. */
async function localizedSpec(locale: Locale): Promise<Spec> {
  const text =
    (await readIfThere(fromRoot(specFile(locale)))) ?? (await readFile(fromRoot(specFile(defaultLocale)), 'utf8'));
  return JSON.parse(text) as Spec;
}

/** Makes a published file from a spec, with links into the pages of a language. */
export async function publishedFile(name: SpecDownload, spec: Spec, locale: Locale): Promise<string> {
  const published = withWholeLinks(spec, locale);
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
 * What the files of a language would be made from now, as a fingerprint.
 *
 * @param dir the root of the repository, or a copy of it
 */
export async function publishedStamp(locale: Locale, dir = root): Promise<string> {
  return (await inputsOf(__filename, dir)).fingerprint([specFile(defaultLocale), specFile(locale)]);
}

/**
 * Writes the files that each language publishes into its directory below
 * `generated/published/`, from the bundles in `generated/`. Does nothing where
 * no input has changed since the last time.
 *
 * @throws UserError where the spec cannot be turned into one of them
 */
export async function publishSpec(locales: readonly Locale[]): Promise<void> {
  for (const locale of locales) {
    const dir = fromRoot(publishedDir(locale));
    const stampFile = fromRoot('generated', 'published', `${locale}.stamp`);
    const stamp = await publishedStamp(locale);
    const present = await Promise.all(specDownloadNames.map((name) => readIfThere(path.join(dir, name))));
    if ((await readIfThere(stampFile)) === stamp && !present.includes(undefined)) {
      continue;
    }
    const spec = await localizedSpec(locale);
    const contents = await Promise.all(
      specDownloadNames.map(async (name) => [name, await publishedFile(name, spec, locale)] as const),
    );
    for (const [index, [name, content]] of contents.entries()) {
      if (present[index] !== content) {
        await writeAtomically(path.join(dir, name), content);
      }
    }
    await writeAtomically(stampFile, stamp);
  }
}

/** Writes the prices for programs, with the schema that explains them, once for all languages. */
export async function publishPrices(): Promise<void> {
  const contents = {[pricingFiles.data]: pricingDocument(), [pricingFiles.schema]: pricingSchema()};
  for (const [name, content] of Object.entries(contents)) {
    const file = fromRoot(publishedDir(defaultLocale), name);
    if ((await readIfThere(file)) !== toJson(content)) {
      await writeAtomically(file, toJson(content));
    }
  }
}
