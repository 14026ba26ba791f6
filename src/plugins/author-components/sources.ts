import {existsSync, readFileSync, statSync} from 'node:fs';

import {type Locale, localeConfigs} from '../../config/locales';
import {specFile} from '../../config/reference';
import {decodeText} from '../../lib/text';
import type {Spec} from '../../openapi/types';
import type {Context} from './jsx';

/**
 * The sources from which components on pages of a language are resolved, in the repository of the
 * working directory.
 */
export function sourcesOf(locale: Locale): Omit<Context, 'fail'> {
  let parsed: {time: number; spec: Spec} | undefined;
  return {
    iso: localeConfigs[locale].iso,
    spec() {
      const file = specFile(locale);
      const time = statSync(file).mtimeMs;
      if (parsed?.time !== time) {
        parsed = {time, spec: JSON.parse(readFileSync(file, 'utf8')) as Spec};
      }
      return parsed.spec;
    },
    readFile: (file) => (existsSync(file) ? decodeText(readFileSync(file), file) : undefined),
  };
}
