import {readFileSync} from 'node:fs';

import {sampleLanguages} from './sampleLanguages';

it('has an icon for each language', () => {
  const symbols = readFileSync('static/img/languages.svg', 'utf8').matchAll(/<symbol id="(?<id>\w+)"/gu);
  expect([...symbols].map(({groups}) => groups?.id).sort()).toEqual(Object.keys(sampleLanguages).sort());
});
