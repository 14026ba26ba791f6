import {inlineTranslations, translateFile, translationOf} from './inlineTranslations.mjs';

const messages = {'nav.docs': 'Doku', 'nav.name': '{name}s "Seite"', plural: 'ein Post|{count} Posts'};
const inline = (code: string, isEnglish = false): string =>
  inlineTranslations(`import Translate, {translate} from '@docusaurus/Translate';\n${code}`, messages, isEnglish)
    .split('\n')
    .slice(1)
    .join('\n');

it.each([
  ["translate({id: 'nav.docs', message: 'Docs', description: 'In the bar'})", 'translate({message: "Doku"})'],
  [
    "translate({id: 'nav.name', message: `{name}'s page`}, {name})",
    'translate({message: "{name}s \\"Seite\\""}, {name})',
  ],
  ["translate({id: 'new', message: 'New' + ' page'})", 'translate({message: "New page"})'],
  [
    "translate<string>({id: 'plural', message: 'one|{count}'})",
    'translate<string>({message: "ein Post|{count} Posts"})',
  ],
])('inlines the string into the call %s', (code, expected) => {
  expect(inline(code)).toBe(expected);
});

it('inlines the string into an element, and keeps its values', () => {
  expect(inline('<Translate id="nav.name" description="D" values={{name}}>{"{name}\'s page"}</Translate>')).toBe(
    '<Translate   values={{name}}>{"{name}s \\"Seite\\""}</Translate>',
  );
});

it('reads the string of an element as JSX does, and marks it as English if it is not translated', () => {
  const code = '<Translate\n  id="new">\n  One line\n  and another\n</Translate>';
  expect(inline(code)).toBe('<span lang="en"><Translate\n  >{"One line and another"}</Translate></span>');
  expect(inline(code, true)).toBe('<Translate\n  >{"One line and another"}</Translate>');
});

it('marks each of two elements side by side', () => {
  expect(inline('<><Translate id="new">A</Translate><Translate id="other">B</Translate></>')).toBe(
    '<><span lang="en"><Translate >{"A"}</Translate></span><span lang="en"><Translate >{"B"}</Translate></span></>',
  );
});

it('translates a file of strings, and leaves out what is for translators', () => {
  const file = {'nav.docs': {message: 'Docs', description: 'In the bar'}, new: {message: 'New page'}};
  expect(JSON.parse(translateFile(JSON.stringify(file), messages))).toEqual({
    'nav.docs': {message: 'Doku'},
    new: {message: 'New page'},
  });
});

it.each([
  ['{name}s Seite', "{name}'s page", '{name}s Seite'],
  ['{count} Post|{count} Posts', 'one post|{count} posts', '{count} Post|{count} Posts'],
  ['{name}s Seite', 'A page', undefined],
  ['Seite', "{name}'s page", undefined],
  [undefined, 'A page', undefined],
])('takes %j as the translation of %j: %j', (translation, english, expected) => {
  expect(translationOf(english, translation)).toBe(expected);
});

it.each([
  'translate({id, message: "Docs"})',
  'translate({id: `${a}`, message})',
  'other({id: "nav.docs", message: "Docs"})',
  '<Translate>{text}</Translate>',
])('leaves computed strings and other functions alone: %s', (code) => {
  expect(inline(code)).toBe(code);
});

it('leaves a function of the same name alone', () => {
  const code = "import {translate} from './geometry';\ntranslate({id: 'nav.docs', message: 'Docs'});";
  expect(inlineTranslations(code, messages, false)).toBe(code);
});
