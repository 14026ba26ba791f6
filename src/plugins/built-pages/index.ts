import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {eachBuiltPage} from '../../build/builtPages';
import {inspectPage, inspectionsFile} from '../../build/inspectPage';

const inspectedPages = eachBuiltPage(($, {language}) => inspectPage($, language));

/** Writes what the merge of the languages checks. */
export default function builtPagesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      const inspections = (await inspectedPages(site)).map(({route, result}) => [route, result] as const);
      await writeFile(path.join(generatedFilesDir, inspectionsFile), JSON.stringify(Object.fromEntries(inspections)));
    },
  };
}
