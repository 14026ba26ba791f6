import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

import {fingerprint, fromRoot, openCache, root, syncFolder, writeAtomically, writeIfChanged} from '@packages/files';
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
import type {PageBase, PageModel} from '../models/models';
import {type ReferencePage, referencePages} from '../models/pages';
import type {Translate} from '../models/texts';
import {readStrings} from './readStrings';
import {bundleSpec} from '../spec';
import {codeOf, highlightBlocks} from './highlight';
import {generatePages} from './generatePages';

/** The directory for generated files until all of them are complete. */
const staging = path.join(generatedDir, '.staging');

/** What the pages of a language are generated from. */
interface Source extends Localized<Spec> {
  locale: Locale;
  /** The UI strings of the language. */
  t: Translate;
}

/**
 * Generates each language's reference pages in `generated/`, from the spec in that language. Skips languages whose
 * inputs haven't changed. Doesn't change any files if the spec or a translation has an error.
 *
 * @param read bundles the spec; by default, without linting it
 * @returns how many generated files changed; 0 if the inputs didn't change
 * @throws SpecError with file, line, and reason for each problem
 * @throws UserError for each malformed entry in a language's translations
 */
export async function generateReference(
  languages: readonly Locale[] = locales,
  read: () => Promise<Spec> = bundleSpec,
): Promise<number> {
  const shared = await fingerprint({files: [...code, ...specSources]});
  const states = await Promise.all(
    languages.map(async (locale) => {
      const inputs = {files: [`i18n/${locale}/*.json`], values: [shared]};
      return {locale, saved: await openCache(`generated/stamps/${locale}`, inputs)};
    }),
  );
  const outdated = states.filter(
    // The pages are missing after `docusaurus clean-api-docs`.
    ({locale, saved}) => saved.value === undefined || !existsSync(fromRoot(outputDir(locale), 'sidebar.ts')),
  );
  const spec = await read();
  if (outdated.length === 0) {
    return 0;
  }
  const texts = findTexts(spec);
  const sources = await Promise.all(outdated.map(({locale}) => sourceOf(locale, spec, texts)));
  await rm(staging, {recursive: true, force: true});
  for (const source of sources) {
    await generateLocale(source);
  }
  // Moves all files at once, so that the dev server compiles only once.
  const specs = new Map<Locale, Spec>([[defaultLocale, spec], ...sources.map((it) => [it.locale, it.spec] as const)]);
  for (const [locale, localized] of specs) {
    await writeIfChanged(fromRoot(specFile(locale)), `${JSON.stringify(localized, null, 2)}\n`);
  }
  const changedFiles = sum(await Promise.all(sources.map(({locale}) => publishLocale(locale))));
  await rm(staging, {recursive: true});
  for (const {saved} of outdated) {
    await saved.save('');
  }
  return changedFiles;
}

async function sourceOf(locale: Locale, spec: Spec, texts: ReturnType<typeof findTexts>): Promise<Source> {
  const t = await readStrings(locale);
  if (locale === defaultLocale) {
    return {locale, t, spec, english: new Set()};
  }
  const translations = await readCurrent(fromRoot('i18n', locale, 'api-spec.json'), texts);
  return {locale, t, ...localize(spec, texts, translations)};
}

/** Writes the pages, data, and sidebar of a language to {@link staging}. */
async function generateLocale({locale, spec, english, t}: Source): Promise<void> {
  const pages = referencePages(spec).map((page): ReferencePage => ({
    ...page,
    lang: english.has(page.model.description.md ?? '') ? defaultLocale : undefined,
    titleLang: english.has(page.model.title) ? defaultLocale : undefined,
  }));
  await highlightBlocks(codeOf(pages));
  const write = (name: string, content: unknown): Promise<void> =>
    writeAtomically(path.join(staging, locale, name), JSON.stringify(content));
  await Promise.all(pages.map(({id, model}) => write(`bodies/${id}.json`, bodyOf(model, english))));
  for (const operation of wholeOperations(spec)) {
    const form = formOf(spec, operation, ({description = ''}) => hintOf(description, english));
    if (form) {
      await write(`forms/${slugOf(operation.operationId)}.json`, form);
    }
  }
  await write('outline.json', outlineOf(spec));
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

/** A page's model without the Markdown source of its prose, and with a list of the strings that are in English. */
function bodyOf(model: PageModel, english: ReadonlySet<string>): PageModel & Pick<PageBase, 'english'> {
  const content = JSON.stringify(model, (key, value: unknown) => {
    if (key === 'md') {
      return undefined;
    }
    const {md} = (value ?? {}) as Partial<Prose>;
    return md !== undefined && english.has(md) ? {...(value as Prose), lang: defaultLocale} : value;
  });
  const body = JSON.parse(content) as PageModel;
  return {...body, english: [...new Set(stringsIn(body))].filter((text) => english.has(text))};
}

function stringsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(stringsIn);
}

/** The request builder's hint about a value: the first sentence of its description, with its language if English. */
function hintOf(description: string, english: ReadonlySet<string>): Pick<Schema, 'x-hint'> {
  const text = firstSentence(description);
  return text === '' ? {} : {'x-hint': {text, ...(english.has(text) && {lang: defaultLocale})}};
}

/**
 * The spec without requests and responses: the plugin would spend most of its time converting them to a Postman
 * collection, which our pages don't use.
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
