import {findTexts} from './findTexts';
import {localize} from './localize';
import bundle from '../testing/api.json';

const texts = findTexts(bundle);
it('inserts a string wherever it appears, and does not modify the original', () => {
  const expected = structuredClone(bundle);
  const {responses} = expected.paths['/letters'].post;
  const {spec} = localize(bundle, texts, new Map([['responses.Wrong.description', 'Falsch.']]));
  expect(spec).not.toEqual(expected);
  responses['400'].description = 'Falsch.';
  responses['404'].description = 'Falsch.';
  expect(spec).toEqual(expected);
});

it('sets the title of a tag, and keeps its name, which is an id', () => {
  const {spec: description} = localize(bundle, texts, new Map([['tags.Letters.title', 'Briefe']]));
  expect(description.tags).toEqual([{name: 'Letters', description: 'A letter.', 'x-displayName': 'Briefe'}]);
});

it('leaves a string without a current translation in English', () => {
  const translations = new Map([
    ['info.title', 'Post auf Deutsch'],
    ['gone.summary', 'Weg'],
  ]);
  const {spec, english} = localize(bundle, texts, translations);
  expect(spec.info).toEqual({title: 'Post auf Deutsch', description: 'All of it.'});
  expect([...english]).toEqual(expect.arrayContaining(['All of it.', 'How many.']));
  expect(english).not.toContain('Post');
});

it('changes only strings if everything is translated', () => {
  const all = new Map(texts.map(({key, english}) => [key, `»${english}«`]));
  const json = JSON.stringify(localize(bundle, texts, all).spec);
  expect(json.match(/"»/gu)).toHaveLength(texts.flatMap(({paths}) => paths).length);
  const tags = bundle.tags.map((tag) => ({...tag, 'x-displayName': tag.name}));
  expect(JSON.parse(json.replace(/[»«]/gu, ''))).toEqual({...bundle, tags});
});
