import path from 'node:path';

import {UserError, filesBelow, fromRoot, root} from '@packages/files';
import type {Text} from '@packages/translate';
import uniqBy from 'lodash/uniqBy';

import {extractTexts} from '../../src/build/sourceTexts';
import content from '../../src/content/strings.json';
import reference from '../../src/reference/models/strings.json';

/** The English strings of our components and of the reference. Docusaurus translates those of its theme. */
export async function uiTexts(): Promise<Text[]> {
  const files = (await filesBelow(fromRoot('src'))).filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
  const extracted = await extractTexts(files);
  const warnings = extracted.flatMap((one) => one.warnings);
  if (warnings.length > 0) {
    throw new UserError(`Some strings can't be translated:\n${warnings.join('\n')}`);
  }
  const texts = [
    ...extracted.map(
      ({sourceCodeFilePath, translations}) => [path.relative(root, sourceCodeFilePath), translations] as const,
    ),
    ['src/reference/models/strings.json', reference] as const,
    ['src/content/strings.json', content] as const,
  ].flatMap(([source, messages]) =>
    Object.entries<{message: string; description?: string}>(messages).map(([key, {message, description}]) => ({
      key,
      english: message,
      source,
      note: description,
    })),
  );
  // Components may share a string.
  return uniqBy(
    texts.filter(({key}) => !key.startsWith('theme.')),
    'key',
  );
}
