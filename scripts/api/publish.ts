import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {fromRoot, openCache, readIfThere, writeAtomically} from '@packages/files';
import type {Spec} from '@packages/openapi';
import {findTexts, localize} from '@packages/translate';
import {stringify} from 'yaml';

import {code} from '../../src/config/files';
import {type SpecDownload, pricesFile, publishedDir, specDownloadNames} from '../../src/config/publishedFiles';
import {type Locale, defaultLocale} from '../../src/config/locales';
import {specFile} from '../../src/config/reference';
import {hosts} from '../../src/config/site';
import {withAbsoluteLinks} from '../../src/lib/markdown';
import {pricingDocument} from '../../src/lib/pricingDocument';
import {pageUrl} from '../../src/lib/routes';

/** Serializes a document as JSON with a final newline. */
const toJson = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/**
 * Serializes YAML that YAML 1.2 and 1.1 parsers read the same way: values that 1.1 would read as a time
 * or a boolean are quoted.
 */
const toYaml = (spec: Spec): string =>
  stringify(spec, {lineWidth: 0, compat: 'yaml-1.1', aliasDuplicateObjects: false});

/** Makes root-relative Markdown links absolute, because the published spec is read outside of the site. */
function withWholeLinks(spec: Spec, locale: Locale): Spec {
  const texts = findTexts(spec);
  const whole = texts.flatMap(({key, english: text}): [string, string][] => {
    const changed = withAbsoluteLinks(text, (path) => `${hosts.site}${pageUrl(path, locale)}`);
    return changed === text ? [] : [[key, changed]];
  });
  return localize(spec, texts, new Map(whole)).spec;
}

/** The spec in a language; in English if that language has none. */
async function localizedSpec(locale: Locale): Promise<Spec> {
  const text =
    (await readIfThere(fromRoot(specFile(locale)))) ?? (await readFile(fromRoot(specFile(defaultLocale)), 'utf8'));
  return JSON.parse(text) as Spec;
}

/** Creates a published file from a spec, with links to the pages of a language. */
export function publishedFile(name: SpecDownload, spec: Spec, locale: Locale): string {
  const published = withWholeLinks(spec, locale);
  switch (name) {
    case 'openapi.yaml':
      return toYaml(published);
    case 'openapi.json':
      return toJson(published);
  }
}

/**
 * Writes each language's published files to its directory in `generated/published/`, from the
 * bundles in `generated/`. Does nothing if no input has changed.
 *
 * @throws UserError if the spec cannot be converted
 */
export async function publishSpec(locales: readonly Locale[]): Promise<void> {
  for (const locale of locales) {
    const dir = fromRoot(publishedDir(locale));
    const published = await openCache(`generated/published/${locale}.stamp`, {
      files: [...code, specFile(defaultLocale), specFile(locale)],
    });
    const present = await Promise.all(specDownloadNames.map((name) => readIfThere(path.join(dir, name))));
    if (published.value !== undefined && !present.includes(undefined)) {
      continue;
    }
    const spec = await localizedSpec(locale);
    for (const [index, name] of specDownloadNames.entries()) {
      const content = publishedFile(name, spec, locale);
      if (present[index] !== content) {
        await writeAtomically(path.join(dir, name), content);
      }
    }
    await published.save('');
  }
}

/** Writes machine-readable prices, once for all languages. */
export async function publishPrices(): Promise<void> {
  const file = fromRoot(publishedDir(defaultLocale), pricesFile);
  const content = toJson(pricingDocument());
  if ((await readIfThere(file)) !== content) {
    await writeAtomically(file, content);
  }
}
