import {readFileSync} from 'node:fs';

import {specFile} from '../../config/reference';
import type {Spec} from '../../openapi/types';

/**
 * Reads the bundled spec of a language, which is written before a build or the dev server starts.
 *
 * @throws Error naming the command that writes the spec if it is missing
 */
export function readSpec(locale: string): Spec {
  const file = specFile(locale);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Spec;
  } catch (error) {
    throw new Error(`${file} cannot be read. "npm run docusaurus" and "npm run reference" write it.`, {cause: error});
  }
}
