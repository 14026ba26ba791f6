import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {type Locale, localeConfigs} from '../../config/locales';
import {specFile} from '../../config/reference';
import type {Description} from '../../openapi/types';
import type {Options} from './remarkAuthorComponents';

/** Where facts come from. */
export const factFiles = ['src/data/facts.ts', 'src/data/limits.ts', 'src/data/pricing.ts'] as const;

/** Whether a page is written by authors, and not generated from the description. */
function isAuthored(file: string): boolean {
  return !/[\\/]generated[\\/]/u.test(file);
}

/** Reads a JSON file again only when it has changed. */
function cachedJson(file: string): () => unknown {
  let known: {time: number; value: unknown} | undefined;
  return () => {
    const time = statSync(file).mtimeMs;
    if (known?.time !== time) {
      known = {time, value: JSON.parse(readFileSync(file, 'utf8'))};
    }
    return known.value;
  };
}

/** A file's text, or nothing where there is none. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** What pages of a language are resolved with, from the files of the repository in the working directory. */
export function sourcesOf(locale: Locale): Options {
  const read = cachedJson(path.resolve(specFile(locale)));
  return {
    iso: localeConfigs[locale].iso,
    description: () => read() as Description,
    readFile: (file) => readText(path.resolve(file)),
    isAuthored,
  };
}
