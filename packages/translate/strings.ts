import path from 'node:path';

import {extractAllSourceCodeFileTranslations} from '@docusaurus/babel';
import {posixPath} from '@docusaurus/utils';
import {UserError, filesBelow, root} from '@packages/files';

import uniqBy from 'lodash/uniqBy';

import reference from '../../src/reference/models/strings.json';

/** A string of a component in English. */
export interface SourceString {
  readonly id: string;
  readonly message: string;
  readonly description?: string;
  /** The component, from the root of the repository. */
  readonly file: string;
}

/**
 * The English strings of our components and of the reference, without those of Docusaurus' theme, which it translates.
 *
 * @param target a file or directory
 */
export async function sourceStrings(target: string): Promise<SourceString[]> {
  const files = (await filesBelow(target)).filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
  const extracted = await extractAllSourceCodeFileTranslations(files, {
    presets: [require.resolve('@docusaurus/babel/preset')],
    configFile: false,
    babelrc: false,
  });
  const warnings = extracted.flatMap((one) => one.warnings);
  if (warnings.length > 0) {
    throw new UserError(`Some strings cannot be translated:\n${warnings.join('\n')}`);
  }
  const strings = extracted.flatMap(({sourceCodeFilePath, translations}) =>
    Object.entries(translations)
      .filter(([id]) => !id.startsWith('theme.'))
      .map(([id, {message, description}]) => ({
        id,
        message,
        ...(description !== undefined && {description}),
        file: posixPath(path.relative(root, sourceCodeFilePath)),
      })),
  );
  const inReference = Object.entries(reference).map(([id, text]) => ({
    id,
    ...text,
    file: 'src/reference/models/strings.json',
  }));
  // Components may share a string.
  return uniqBy([...strings, ...inReference], ({id}) => id);
}
