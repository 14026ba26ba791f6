import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {
  type CacheEntry,
  fingerprint,
  fromRoot,
  openCache,
  readIfThere,
  root,
  syncFolder,
  writeAtomically,
} from '@packages/files';
import {type Prose, type Schema, type Spec, firstSentence, operationsOf, wholeOperations} from '@packages/openapi';
import {type Localized, findTexts, localize, readCurrent} from '@packages/translate';
import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';
import sum from 'lodash/sum';

import {code, generatedDir, specSources} from '../../config/files';
import {type Locale, defaultLocale, locales} from '../../config/locales';
import {bodiesDir, docsDir, docsPath, formsDir, outputDir, specFile} from '../../config/reference';
import {slugOf} from '../../lib/apiOverview';
import {formOf} from '../builder/formOf';
import type {PageModel} from '../models/models';
import {type ReferencePage, referencePages} from '../models/pages';
import type {Translate} from '../models/texts';
import {readStrings} from './readStrings';
import {bundleSpec} from '../spec';
import {codeOf, highlightBlocks} from './highlight';
import {generatePages} from './generatePages';

/** The staging directory, until everything is generated. */
const staging = path.join(generatedDir, '.staging');

/**
 * Generates the reference pages of languages in `generated/`, each from the spec in its language. Skips unchanged
 * parts; a spec with errors changes nothing.
 *
 * @param read bundles the spec; by default, only a spec that cannot be bundled is rejected
 * @returns how many generated files changed; none if the inputs did not
 * @throws SpecError with file, line, and reason for each problem
 * @throws UserError for each malformed entry in a language's translations
 */
export async function generateReference(
  languages: readonly Locale[] = locales,
  read: () => Promise<Spec> = bundleSpec,
): Promise<number> {
  const saved = await openPages(languages);
  const outdated = languages.filter(
    // `docusaurus clean-api-docs` deletes the pages.
    (locale) => saved.get(locale)?.value === undefined || !existsSync(fromRoot(outputDir(locale), 'sidebar.ts')),
  );
  const spec = await read();
  if (outdated.length === 0) {
    return 0;
  }
  const translations: readonly Locale[] = outdated.filter((locale) => locale !== defaultLocale);
  const texts = translations.length > 0 ? findTexts(spec) : [];
  // All are read before the first page is written, so that an error in one changes nothing.
  const translatedTexts = new Map(
    await Promise.all(
      translations.map(
        async (locale) => [locale, await readCurrent(fromRoot('i18n', locale, 'api-spec.json'), texts)] as const,
      ),
    ),
  );
  const specs = new Map<Locale, Spec>([[defaultLocale, spec]]);
  const strings = await readStrings(outdated);
  await rm(staging, {recursive: true, force: true});
  for (const locale of outdated) {
    const translation = translatedTexts.get(locale);
    // English text is not marked on the English site.
    const {spec: localized, english} = localize(spec, translation ? texts : [], translation ?? new Map());
    specs.set(locale, localized);
    await generateLocale(locale, {spec: localized, english}, strings(locale));
  }
  // Moved all at once, so that the dev server compiles once.
  await Promise.all([...specs].map(([locale, localized]) => writeSpec(locale, localized)));
  const changedFiles = sum(await Promise.all(outdated.map(publishLocale)));
  await rm(staging, {recursive: true});
  for (const locale of outdated) {
    await saved.get(locale)?.save('');
  }
  return changedFiles;
}

/** The saved state of each language's pages. */
async function openPages(languages: readonly Locale[]): Promise<Map<Locale, CacheEntry>> {
  const shared = await fingerprint({files: [...code, ...specSources]});
  const entries = languages.map(async (locale) => {
    const inputs = {files: [`i18n/${locale}/*.json`], values: [shared]};
    return [locale, await openCache(`generated/stamps/${locale}`, inputs)] as const;
  });
  return new Map(await Promise.all(entries));
}

async function writeSpec(locale: Locale, spec: Spec): Promise<void> {
  const text = `${JSON.stringify(spec, null, 2)}\n`;
  if ((await readIfThere(fromRoot(specFile(locale)))) !== text) {
    await writeAtomically(fromRoot(specFile(locale)), text);
  }
}

/** Writes the pages, data, and sidebar of a language to {@link staging}. */
async function generateLocale(
  locale: Locale,
  {spec, english}: Pick<Localized<Spec>, 'spec' | 'english'>,
  t: Translate,
): Promise<void> {
  const pages = referencePages(spec).map((page): ReferencePage => ({
    ...page,
    lang: english.has(page.model.description.md ?? '') ? defaultLocale : undefined,
    titleLang: english.has(page.model.title) ? defaultLocale : undefined,
  }));
  await highlightBlocks(codeOf(pages));
  const files: Record<string, string> = {'outline.json': JSON.stringify(outlineOf(spec))};
  for (const {id, model} of pages) {
    files[`bodies/${id}.json`] = printBody(model, english);
  }
  for (const operation of wholeOperations(spec)) {
    const form = formOf(spec, operation, ({description = ''}) => hintOf(description, english));
    if (form) {
      files[`forms/${slugOf(operation.operationId)}.json`] = JSON.stringify(form);
    }
  }
  await writeFiles(path.join(staging, locale), files);
  const inStaging = (...parts: string[]): string => path.join(path.relative(root, staging), locale, ...parts);
  await generatePages({spec: inStaging('outline.json'), locale, t, directory: inStaging('pages', docsDir)}, pages);
}

/** Moves the generated files of a language into place; returns how many files changed. */
async function publishLocale(locale: Locale): Promise<number> {
  const changes = await Promise.all(
    [
      ['pages', docsPath(locale)],
      ['bodies', bodiesDir(locale)],
      ['forms', formsDir(locale)],
    ].map(([made = '', target = '']) => syncFolder(path.join(staging, locale, made), fromRoot(target))),
  );
  return sum(changes);
}

/**
 * A page's model as JSON, with the parts that are in English. The nodes of prose contain its text.
 */
function printBody(model: PageModel, english: ReadonlySet<string>): string {
  const content = JSON.stringify(model, (key, value: unknown) => {
    if (key === 'md') {
      return undefined;
    }
    const {md} = (value ?? {}) as Partial<Prose>;
    return md !== undefined && english.has(md) ? {...(value as Prose), lang: defaultLocale} : value;
  });
  const body = JSON.parse(content) as PageModel;
  return JSON.stringify({...body, english: [...new Set(stringsIn(body))].filter((text) => english.has(text))});
}

function stringsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(stringsIn);
}

/** The information that the request builder shows about a value: the first sentence of its description, with its language if untranslated. */
function hintOf(description: string, english: ReadonlySet<string>): Pick<Schema, 'x-hint'> {
  const text = firstSentence(description);
  return text === '' ? {} : {'x-hint': {text, ...(english.has(text) && {lang: defaultLocale})}};
}

/**
 * The spec without requests and responses. The plugin would convert them to a Postman collection
 * for samples that our pages do not use, which takes most of its time.
 */
function outlineOf({components: _, ...spec}: Spec): Spec {
  const outline = (paths: Spec['paths'] = {}): Spec['paths'] =>
    mapValues(paths, (item) =>
      Object.fromEntries(
        operationsOf(item).map(([method, operation]) => [
          method,
          {...pick(operation, ['operationId', 'summary', 'description', 'tags']), responses: {}},
        ]),
      ),
    );
  return {...spec, paths: outline(spec.paths), webhooks: outline(spec.webhooks)};
}

async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = path.join(dir, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
    }),
  );
}
