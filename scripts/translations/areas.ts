import path from 'node:path';

import docsSidebars from '../../sidebars';
import type {Locale} from '../../src/config/locales';
import guidesSidebars from '../../src/config/sidebars/guides';
import type {Spec} from '../../src/openapi/types';
import {sourceMessages} from '../checks/messages';
import {readIfThere} from '../lib/files';
import {parseJson} from '../lib/json';
import {fromRoot} from '../lib/paths';
import {sourceHash} from '../../src/plugins/docs/sourceHash';
import {readTexts, textsOf} from '../reference/texts';
import type {SourceText} from '../reference/texts/status';
import {readHashes} from './hashes';
import {pageAreas} from './pages';

/** An area of the site: its English strings and their translations in a language, by key. */
export interface Area {
  readonly name: string;
  readonly texts: readonly SourceText[];
  readonly messages: Readonly<Record<string, {readonly hash: string}>>;
}

async function readObject<T>(name: string): Promise<Readonly<Record<string, T>>> {
  return parseJson((await readIfThere(fromRoot(name))) ?? '{}', name) as Readonly<Record<string, T>>;
}

/** The strings of components; the theme translates its own. */
async function uiArea(locale: Locale, english: Readonly<Record<string, string>>): Promise<Area> {
  const [messages, hashes] = await Promise.all([
    readObject<unknown>(path.join('i18n', locale, 'code.json')),
    readHashes(locale),
  ]);
  const own = Object.keys(messages).filter((id) => !id.startsWith('theme.'));
  return {
    name: 'ui',
    texts: Object.entries(english).map(([key, text]) => ({key, english: text})),
    messages: Object.fromEntries(own.map((id) => [id, {hash: hashes[id] ?? ''}])),
  };
}

type SidebarItem = string | {type?: string; label?: string; items?: readonly SidebarItem[]};

/** The labels of the categories and links in a sidebar; pages define their own labels. */
function labelsIn(items: readonly SidebarItem[]): {type: string; label: string}[] {
  return items.flatMap((item) => {
    const {type, label, items: inner = []} = typeof item === 'string' ? {} : item;
    const own = (type === 'category' || type === 'link') && label !== undefined ? [{type, label}] : [];
    return [...own, ...labelsIn(inner)];
  });
}

/** The categories and links of the sidebars. Keys contain the English label, so a translation cannot be stale. */
async function labelArea(locale: Locale): Promise<Area> {
  const labelsOf = async (sidebars: object, plugin: string): Promise<Omit<Area, 'name'>> => {
    const name = `i18n/${locale}/${plugin}/current.json`;
    const keys = Object.keys(await readObject<unknown>(name)).filter((key) => key.startsWith('sidebar.'));
    const keyOf = (key: string): string => `${name}#${key}`;
    const texts = Object.entries(sidebars).flatMap(([sidebar, items]) =>
      labelsIn(items as SidebarItem[]).map(({type, label}) => ({
        key: keyOf(`sidebar.${sidebar}.${type}.${label}`),
        english: label,
      })),
    );
    const english = new Map(texts.map((text) => [text.key, text.english]));
    return {
      texts,
      messages: Object.fromEntries(keys.map(keyOf).map((key) => [key, {hash: sourceHash(english.get(key) ?? '')}])),
    };
  };
  const [docs, guides] = await Promise.all([
    labelsOf(docsSidebars, 'docusaurus-plugin-content-docs'),
    labelsOf(guidesSidebars, 'docusaurus-plugin-content-docs-guides'),
  ]);
  return {
    name: 'labels',
    texts: [...docs.texts, ...guides.texts],
    messages: {...docs.messages, ...guides.messages},
  };
}

/** Everything that is translated, by language. Reads the English strings once. */
export async function areasReader(bundle: Spec): Promise<(locale: Locale) => Promise<Area[]>> {
  const english = await sourceMessages();
  const texts = textsOf(bundle);
  return async (locale) => [
    ...(await pageAreas(locale)),
    await uiArea(locale, english),
    await labelArea(locale),
    {name: 'api', texts, messages: await readTexts(locale)},
  ];
}
