import {readFileSync} from 'node:fs';

import {quickstarts} from './quickstarts';
import {languageNames} from './sampleLanguages';

it('has an icon for each quickstart, and only for languages and frameworks', () => {
  const symbols = readFileSync('static/img/languages.svg', 'utf8').matchAll(/<symbol id="(?<id>\w+)"/gu);
  const icons = [...symbols].map(({groups}) => groups?.id);
  const required = quickstarts.map(({language}) => language);
  expect(icons).toEqual(expect.arrayContaining(required));
  expect(Object.keys(languageNames)).toEqual(expect.arrayContaining(icons));
});
