import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {type Locale, defaultLocale} from '../../config/locales';
import {type Category, categories} from '../../data/blog';

/**
 * The names of the categories for what is made outside of components: feeds and
 * pictures. The texts are those of src/components/blog/labels.ts; its test
 * holds the English ones together.
 */
export const englishNames: Readonly<Record<Category, string>> = {
  technical: 'Technical',
  business: 'Business',
  announcements: 'Announcements',
  tutorials: 'Tutorials',
};

/** The id of a category's name in `code.json`. */
export const categoryMessageId = (category: Category): string => `blog.category.${category}`;

/** The names in a language; the English one where a translation is missing, which a check forbids. */
export async function categoryNames(siteDir: string, locale: Locale): Promise<Readonly<Record<Category, string>>> {
  if (locale === defaultLocale) {
    return englishNames;
  }
  const file = path.join(siteDir, 'i18n', locale, 'code.json');
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, {message: string} | undefined>;
  return Object.fromEntries(
    categories.map((category) => [category, messages[categoryMessageId(category)]?.message ?? englishNames[category]]),
  ) as Record<Category, string>;
}
