import {readFileSync, statSync} from 'node:fs';

import type {Spec} from '@packages/openapi';

import {specFile} from '../reference';

const known = new Map<string, {time: number; spec: Spec}>();

/**
 * Reads the bundled spec of a language, which is written before a build or the dev server starts. A file is parsed
 * again only if it has changed.
 *
 * @throws Error with the command that writes the spec if it is missing
 */
export function readSpec(locale: string): Spec {
  const file = specFile(locale);
  try {
    const time = statSync(file).mtimeMs;
    const last = known.get(file);
    const spec = last?.time === time ? last.spec : (JSON.parse(readFileSync(file, 'utf8')) as Spec);
    known.set(file, {time, spec});
    return spec;
  } catch (error) {
    throw new Error(`${file} cannot be read. To write it, run "npm run reference".`, {cause: error});
  }
}
