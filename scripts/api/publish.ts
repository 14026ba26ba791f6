import {readFile} from 'node:fs/promises';

import {cached, fromRoot, readIfThere, writeAtomically, writeIfChanged} from '@packages/files';
import type {Spec} from '@packages/openapi';
import {findTexts, localize} from '@packages/translate';
import {stringify} from 'yaml';

import {code} from '../../src/config/files';
import {type SpecDownload, pricesFile, publishedDir} from '../../src/config/publishedFiles';
import {type Locale, defaultLocale} from '../../src/config/locales';
import {specFile} from '../../src/config/reference';
import {hosts} from '../../src/config/site';
import {withAbsoluteLinks} from '../../src/lib/markdown';
import {pricingDocument} from '../../src/lib/pricingDocument';
import {pageUrl} from '../../src/lib/routes';

/** Serializes a document as JSON with a final newline. */
const toJson = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

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

/** The published files of a spec, with links to the pages of a language. */
export function specFiles(spec: Spec, locale: Locale): Record<SpecDownload, string> {
  const published = withWholeLinks(spec, locale);
  return {
    // YAML 1.1 would read some values without quotes as a time or a boolean.
    'openapi.yaml': stringify(published, {lineWidth: 0, compat: 'yaml-1.1', aliasDuplicateObjects: false}),
    'openapi.json': toJson(published),
  };
}

/**
 * Writes each language's published files to its directory in `generated/published/`, from the
 * bundles in `generated/`; does nothing if no input has changed.
 */
export async function publishSpec(locales: readonly Locale[]): Promise<void> {
  for (const locale of locales) {
    const inputs = {files: [...code, specFile(defaultLocale), specFile(locale)]};
    await cached(`generated/published/${locale}.stamp`, inputs, async () => {
      for (const [name, content] of Object.entries(specFiles(await localizedSpec(locale), locale))) {
        await writeAtomically(fromRoot(publishedDir(locale), name), content);
      }
      return '';
    });
  }
}

/** Writes machine-readable prices, once for all languages. */
export async function publishPrices(): Promise<void> {
  await writeIfChanged(fromRoot(publishedDir(defaultLocale), pricesFile), toJson(pricingDocument()));
}
