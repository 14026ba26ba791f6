import {findTexts} from './findTexts';
import {localize} from './localize';
import bundle from '../../testing/texts.json';

const texts = findTexts(bundle);
/** The paths at which two documents differ in a value, a key or a length, independent of the extraction code. */
function differences(one: unknown, other: unknown, at: readonly string[] = []): string[][] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other) ? [] : [[...at]];
  }
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  if (Array.isArray(one) !== Array.isArray(other)) {
    return [[...at]];
  }
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) =>
    Object.hasOwn(left, key) && Object.hasOwn(right, key)
      ? differences(left[key], right[key], [...at, key])
      : [[...at, key]],
  );
}

const textKeys = /^(?:summary|description|title|x-displayName)$/u;
const dataKeys = /^(?:value|example|default|const|enum)$/u;
/** The keys in these objects are names, not keywords. */
const nameKeys =
  /^(?:properties|x-enumDescriptions|schemas|responses|parameters|examples|headers|links|content|paths|webhooks)$/u;

/** Where a spec may differ between languages: at keywords for prose, never within data. */
function mayDiffer([keyword = '', next, ...rest]: readonly string[]): boolean {
  if (next === undefined) {
    return textKeys.test(keyword);
  }
  if (keyword === 'x-enumDescriptions') {
    return rest.length === 0;
  }
  const isData = dataKeys.test(keyword) || (keyword === 'examples' && /^\d+$/u.test(next));
  return !isData && mayDiffer(nameKeys.test(keyword) ? rest : [next, ...rest]);
}

it('inserts a string wherever it appears, and does not modify the original', () => {
  const before = structuredClone(bundle);
  const {spec: description} = localize(bundle, texts, new Map([['responses.Wrong.description', 'Falsch.']]));
  expect(differences(bundle, description).map((path) => path.join(' '))).toEqual([
    'paths /letters post responses 400 description',
    'paths /letters post responses 404 description',
  ]);
  expect(bundle).toEqual(before);
});

it('sets the title of a tag, and keeps its name, which is an id', () => {
  const {spec: description} = localize(bundle, texts, new Map([['tags.Letters.title', 'Briefe']]));
  expect(description.tags).toEqual([{name: 'Letters', description: 'A letter.', 'x-displayName': 'Briefe'}]);
});

it('leaves a string without a current translation in English, and counts the others', () => {
  const translations = new Map([
    ['info.title', 'Post auf Deutsch'],
    ['gone.summary', 'Weg'],
  ]);
  const {spec, translated, english} = localize(bundle, texts, translations);
  expect(spec.info).toEqual({title: 'Post auf Deutsch', description: 'All of it.'});
  expect(translated).toBe(1);
  expect([...english]).toEqual(expect.arrayContaining(['All of it.', 'How many.']));
  expect(english).not.toContain('Post');
});

it('changes only strings if everything is translated', () => {
  const all = new Map(texts.map(({key, english}) => [key, `»${english}«`]));
  const changed = differences(bundle, localize(bundle, texts, all).spec);
  expect(changed.filter((path) => !mayDiffer(path))).toEqual([]);
  expect(changed).toHaveLength(texts.flatMap(({paths}) => paths).length);
});
