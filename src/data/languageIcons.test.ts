import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {languageIcons} from './languageIcons';
import {sampleLanguages} from './sampleLanguages';

const file = load(readFileSync(path.join('static', languageIcons), 'utf8'), {xml: true});

it('has one symbol for every language, with the same viewBox and the color of the text', () => {
  expect(
    file('svg > symbol')
      .toArray()
      .map(({attribs}) => attribs.id),
  ).toEqual(Object.keys(sampleLanguages));
  file('symbol').each((_, {attribs, children}) => {
    expect(attribs.viewBox).toBe('0 0 24 24');
    expect(children).toHaveLength(1);
    expect(Object.keys(file(children).attr() ?? {})).toEqual(['d']);
  });
});
