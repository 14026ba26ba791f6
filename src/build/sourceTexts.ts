import path from 'node:path';

import {extractAllSourceCodeFileTranslations} from '@docusaurus/babel';
import type {LoadContext} from '@docusaurus/types';

/** The English strings in modules: their messages and descriptions, by file and ID. */
export const extractTexts = (files: string[]): ReturnType<typeof extractAllSourceCodeFileTranslations> =>
  extractAllSourceCodeFileTranslations(files, {
    presets: [require.resolve('@docusaurus/babel/preset')],
    configFile: false,
    babelrc: false,
  });

/**
 * Reads the strings of components for a plugin, which can't import components.
 *
 * @param files the components' paths in the repository
 * @returns a function that returns a string in the site's language, or in English if it isn't translated
 */
export async function sourceTexts(
  {siteDir, codeTranslations}: Pick<LoadContext, 'siteDir' | 'codeTranslations'>,
  files: readonly string[],
): Promise<(id: string) => string> {
  const extracted = await extractTexts(files.map((file) => path.join(siteDir, file)));
  const texts = Object.assign({}, ...extracted.map(({translations}) => translations)) as Readonly<
    Record<string, {message: string} | undefined>
  >;
  return (id) => {
    const english = texts[id]?.message;
    if (english === undefined) {
      throw new Error(`${files.join(', ')}: expected a string with the ID "${id}". Correct the ID.`);
    }
    return codeTranslations[id] ?? english;
  };
}
