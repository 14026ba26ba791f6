import {inlineTranslations} from './inlineTranslations.mjs';

const messages = {'nav.docs': 'Doku', 'nav.name': '{name}s "Seite"', plural: 'ein Post|{count} Posts'};
const inline = (code: string): string =>
  inlineTranslations(`import Translate, {translate} from '@docusaurus/Translate';\n${code}`, messages)
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

it('reads the string of an element as JSX does, if the language has none', () => {
  expect(inline('<Translate\n  id="new">\n  One line\n  and another\n</Translate>')).toBe(
    '<Translate\n  >{"One line and another"}</Translate>',
  );
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
  expect(inlineTranslations(code, messages)).toBe(code);
});
