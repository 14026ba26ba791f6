import {readFileSync} from 'node:fs';

import {quickstarts} from './quickstarts';
import {sampleLanguages} from './sampleLanguages';

it('has an icon for each language and framework', () => {
  const symbols = readFileSync('static/img/languages.svg', 'utf8').matchAll(/<symbol id="(?<id>\w+)"/gu);
  const keys = new Set([...Object.keys(sampleLanguages), ...quickstarts.map(({language}) => language)]);
  expect([...symbols].map(({groups}) => groups?.id).sort()).toEqual([...keys].sort());
});
