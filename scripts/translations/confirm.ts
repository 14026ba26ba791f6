import path from 'node:path';

import pick from 'lodash/pick';

import {type Locale, isLocale} from '../../src/config/locales';
import {translatedPageErrors} from '../checks/translatedPages';
import {UserError} from '../lib/fail';
import {readText, writeAtomically} from '../lib/files';
import {fromRoot, root} from '../lib/paths';
import {sourceHash} from '../../src/plugins/docs/sourceHash';
import {readTexts, textFile, textsOf} from '../reference/texts';
import {printMessages, toMessage} from '../reference/texts/messages';
import type {Spec} from '../../src/openapi/types';
import {type Area, areasReader} from './areas';
import {readHashes, writeHashes} from './hashes';
import {pageAreas, withSourceHash} from './pages';

/** The keys to confirm: the given one, or all that have a translation. */
function chosenKeys({texts, messages}: Area, key: string | undefined, name: string): string[] {
  const translated = texts.filter((text) => Object.hasOwn(messages, text.key)).map((text) => text.key);
  if (key !== undefined && !translated.includes(key)) {
    throw new UserError(`${name} has no translation with the key ${key}.`);
  }
  return key === undefined ? translated : [key];
}

async function confirmPage(file: string, locale: Locale): Promise<void> {
  const areas = await pageAreas(locale);
  const text = areas.flatMap(({texts}) => texts).find(({key}) => key === file);
  if (!text) {
    throw new UserError(`${file} is not the translation of a page. Check the path, which starts with i18n/.`);
  }
  const errors = await translatedPageErrors([{file, source: text.source}], locale);
  if (errors.length > 0) {
    throw new UserError(errors.join('\n'));
  }
  const page = await readText(fromRoot(file));
  await writeAtomically(fromRoot(file), withSourceHash(page, text.english));
}

async function confirmStrings(locale: Locale, area: Area, key: string | undefined): Promise<void> {
  const keys = new Set(chosenKeys(area, key, `i18n/${locale}/code.json`));
  const confirmed = area.texts.filter((text) => keys.has(text.key));
  // Hashes of strings that no longer exist are removed.
  const known = pick(await readHashes(locale), Object.keys(area.messages));
  await writeHashes(locale, {
    ...known,
    ...Object.fromEntries(confirmed.map((text) => [text.key, sourceHash(text.english)])),
  });
}

async function confirmSpec(locale: Locale, area: Area, key: string | undefined, bundle: Spec): Promise<void> {
  const keys = new Set(chosenKeys(area, key, `i18n/${locale}/api-spec.json`));
  const messages = {...(await readTexts(locale))};
  for (const original of textsOf(bundle).filter((text) => keys.has(text.key))) {
    messages[original.key] = toMessage(original, messages[original.key]?.message ?? '');
  }
  await writeAtomically(textFile(locale), printMessages(messages));
}

/**
 * Records that translations match the current English text.
 *
 * @param names pages, `code.json` or `api-spec.json` of a language, or single keys of the latter
 *   two: `i18n/de/code.json#nav.docs`
 * @throws UserError for the first name that is not a translation, or the errors of a page
 */
export async function confirmTranslations(names: readonly string[], bundle: Spec): Promise<void> {
  const areasOf = await areasReader(bundle);
  for (const name of names) {
    const [given = '', key] = name.split('#');
    const file = path.relative(root, path.resolve(given)).replaceAll(path.sep, '/');
    const locale = file.split('/')[1];
    if (!isLocale(locale)) {
      throw new UserError(`${name} is not in i18n/<language>/.`);
    }
    const areas = await areasOf(locale);
    const area = (wanted: string): Area | undefined => areas.find((one) => one.name === wanted);
    const [ui, api] = [area('ui'), area('api')];
    if (ui && file === `i18n/${locale}/code.json`) {
      await confirmStrings(locale, ui, key);
    } else if (api && file === `i18n/${locale}/api-spec.json`) {
      await confirmSpec(locale, api, key, bundle);
    } else {
      await confirmPage(file, locale);
    }
  }
}
