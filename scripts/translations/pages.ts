import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import type {Locale} from '../../src/config/locales';
import {readText} from '../lib/files';
import {filesBelow} from '../lib/fingerprint';
import {fromRoot, root} from '../lib/paths';
import {sourceHash} from '../lib/sourceHash';
import type {SourceText} from '../reference/texts/status';
import type {Area} from './areas';

/** The directories of English pages, and where Docusaurus looks for their translations. */
const contents = [
  {name: 'docs', source: 'docs', target: 'docusaurus-plugin-content-docs/current'},
  {name: 'guides', source: 'guides', target: 'docusaurus-plugin-content-docs-guides/current'},
  {name: 'blog', source: 'blog', target: 'docusaurus-plugin-content-blog'},
  {name: 'pages', source: 'src/pages', target: 'docusaurus-plugin-content-pages'},
] as const;

/** The front matter that readers see. */
const shownFields = ['title', 'description', 'sidebar_label', 'keywords'] as const;

/** The hash of a partial: Docusaurus allows no front matter there. */
const hashComment = /^\{\/\* source_hash: (\w*) \*\/\}\n+/u;

interface Page {
  readonly file: string;
  readonly text: string;
  readonly translationKey?: string;
  readonly hash: string;
}

async function readPages(dir: string): Promise<Page[]> {
  // A directory such as _samples has code only.
  const files = (await filesBelow(fromRoot(dir))).filter(
    (file) => file.endsWith('.mdx') && !file.includes('/_samples/'),
  );
  return Promise.all(
    files.map(async (file) => {
      const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath: file,
        fileContent: await readText(file),
      });
      const fields = frontMatter as Readonly<Record<string, string | undefined>>;
      const [, hash = ''] = hashComment.exec(content) ?? [];
      return {
        file: path.relative(root, file),
        text: [...shownFields.flatMap((field) => fields[field] ?? []), content].join('\n\n'),
        translationKey: fields.translationKey,
        hash: fields.source_hash ?? hash,
      };
    }),
  );
}

interface PageArea extends Area {
  readonly texts: readonly (SourceText & {readonly source: string})[];
}

/**
 * The Markdown pages of a language. A page has the path of its English one; a post
 * has its `translationKey`, and those that English lacks are no translations.
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

/** A translated page and its English source, as paths from the root of the repository. */
export interface TranslatedPage {
  readonly file: string;
  readonly source: string;
}

/** The pages of a language whose English source has not changed since. */
export async function currentPages(locale: Locale): Promise<TranslatedPage[]> {
  const areas = await pageAreas(locale);
  return areas.flatMap(({texts, messages}) =>
    texts
      .filter(({key, english}) => messages[key]?.hash === sourceHash(english))
      .map(({key, source}) => ({file: key, source})),
  );
}

/** A translated page with the hash of the English text that it translates: in the front matter, or before a partial. */
export function withSourceHash(page: string, english: string): string {
  const [, fields] = /^---\n([\s\S]*?\n)---\n/u.exec(page) ?? [];
  if (fields === undefined) {
    return `{/* source_hash: ${sourceHash(english)} */}\n\n${page.replace(hashComment, '')}`;
  }
  const others = fields.replace(/^source_hash:.*\n/mu, '');
  return page.replace(fields, () => `${others}source_hash: '${sourceHash(english)}'\n`);
}
