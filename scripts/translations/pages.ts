import path from 'node:path';

import type {Locale} from '../../src/config/locales';
import {sourceHash} from '../../src/plugins/docs/sourceHash';
import {type PageText, hashComment, readPageText} from '../../src/plugins/docs/translations';
import {filesBelow} from '../lib/fingerprint';
import {fromRoot, root} from '../lib/paths';
import type {SourceText} from '../reference/texts/status';
import type {Area} from './areas';

/** The directories of English pages, and where Docusaurus looks for their translations. */
const contents = [
  {name: 'docs', source: 'docs', target: 'docusaurus-plugin-content-docs/current'},
  {name: 'guides', source: 'guides', target: 'docusaurus-plugin-content-docs-guides/current'},
  {name: 'blog', source: 'blog', target: 'docusaurus-plugin-content-blog'},
  {name: 'pages', source: 'src/pages', target: 'docusaurus-plugin-content-pages'},
] as const;

interface Page extends PageText {
  readonly file: string;
}

/** Whether a file is a page or a partial. A directory such as `_samples` contains only code. */
export const isPage = (file: string): boolean =>
  /\.mdx?$/u.test(file) && !/\/_samples\/|\/README\.md$/u.test(file.replaceAll(path.sep, '/'));

async function readPages(dir: string): Promise<Page[]> {
  const files = (await filesBelow(fromRoot(dir))).filter(isPage);
  return Promise.all(files.map(async (file) => ({...(await readPageText(file)), file: path.relative(root, file)})));
}

interface PageArea extends Area {
  readonly texts: readonly (SourceText & {readonly source: string})[];
}

/**
 * The Markdown pages of a language. A page has the path of its English source. A post has its
 * `translationKey`; a key that English lacks is not a translation.
 */
export async function pageAreas(locale: Locale): Promise<PageArea[]> {
  return Promise.all(
    contents.map(async ({name, source, target}) => {
      const dir = `i18n/${locale}/${target}`;
      const [english, own] = await Promise.all([readPages(source), readPages(dir)]);
      const translationOf = ({file, translationKey}: Page): string =>
        own.find((page) => translationKey !== undefined && page.translationKey === translationKey)?.file ??
        path.join(dir, path.relative(source, file));
      const texts = english.map((page) => ({key: translationOf(page), english: page.text, source: page.file}));
      const keys = new Set(texts.map(({key}) => key));
      return {
        name,
        texts,
        messages: Object.fromEntries(
          own.filter(({file}) => name !== 'blog' || keys.has(file)).map(({file, hash}) => [file, {hash}]),
        ),
      };
    }),
  );
}

/** A translated page and its English source, as paths relative to the repository. */
export interface TranslatedPage {
  readonly file: string;
  readonly source: string;
}

/** The pages of a language whose English source has not changed since they were translated. */
export async function currentPages(locale: Locale): Promise<TranslatedPage[]> {
  const areas = await pageAreas(locale);
  return areas.flatMap(({texts, messages}) =>
    texts
      .filter(({key, english}) => messages[key]?.hash === sourceHash(english))
      .map(({key, source}) => ({file: key, source})),
  );
}

/** Adds the hash of the English source to a translated page: in the front matter, or at the start of a partial. */
export function withSourceHash(page: string, english: string): string {
  const [, fields] = /^---\n([\s\S]*?\n)---\n/u.exec(page) ?? [];
  if (fields === undefined) {
    return `{/* source_hash: ${sourceHash(english)} */}\n\n${page.replace(hashComment, '')}`;
  }
  const others = fields.replace(/^source_hash:.*\n/mu, '');
  return page.replace(fields, () => `${others}source_hash: '${sourceHash(english)}'\n`);
}
