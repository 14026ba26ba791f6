import {fillPage, pairUnits, unitsOf} from './units';

const english = `---
title: Webhooks
keywords: [SPF, events]
page_type: how-to
---

import Part from './_part.mdx';

Receive \`email.sent\` on [your server](/docs/a).

## Set up {/* #set-up */}

\`\`\`bash
curl https://a.example
\`\`\`

| Status | Meaning |
| --- | --- |
| \`open\` | Not yet
| 1,000 | a \\| b |

- One
  and more
- <Fact name="count" />

<Sequence title="How it works" actors={['API', 'You']} messages={[{from: 0, text: 'Event'}]}>
  Text in a component.
</Sequence>

:::warning[Note]

Keep it.

:::
`;

it('finds what readers read, and neither code nor components', () => {
  expect(unitsOf(english).map(({key, text}) => [key, text])).toEqual([
    ['title', 'Webhooks'],
    ['keywords', 'SPF, events'],
    ['introduction.1', 'Receive `email.sent` on [your server](/docs/a).'],
    ['set-up.1', 'Set up'],
    ['set-up.2', 'Status'],
    ['set-up.3', 'Meaning'],
    ['set-up.4', 'Not yet'],
    ['set-up.5', '1,000'],
    ['set-up.6', 'a \\| b'],
    ['set-up.7', 'One\n  and more'],
    ['set-up.8', 'How it works'],
    ['set-up.9', 'API'],
    ['set-up.10', 'You'],
    ['set-up.11', 'Event'],
    ['set-up.12', 'Text in a component.'],
    ['set-up.13', 'Note'],
    ['set-up.14', 'Keep it.'],
  ]);
});

it('puts translations in their places and changes nothing else', () => {
  expect(fillPage(english, new Map())).toBe(english);
  const texts = new Map([
    ['title', 'Webhooks: „so“ geht es'],
    ['keywords', 'SPF, Ereignisse'],
    ['set-up.1', 'Einrichten'],
    ['set-up.5', '1.000'],
    ['set-up.10', 'Sie'],
  ]);
  const german = fillPage(english, texts);
  expect(german.split('\n').filter((line, index) => line !== english.split('\n')[index])).toEqual([
    "title: 'Webhooks: „so“ geht es'",
    'keywords: [SPF, Ereignisse]',
    '## Einrichten {/* #set-up */}',
    '| 1.000 | a \\| b |',
    "<Sequence title=\"How it works\" actors={['API', 'Sie']} messages={[{from: 0, text: 'Event'}]}>",
  ]);
  expect(new Map(pairUnits(english, german).map(({unit, translation}) => [unit.key, translation]))).toEqual(
    new Map([...unitsOf(english).map(({key, text}) => [key, text] as const), ...texts]),
  );
});

it('keeps the keywords of a language that English lacks', () => {
  const page = '---\ntitle: A\n---\n\nText.\n';
  const before = '---\ntitle: B\nkeywords: [C, D]\n---\n\nWort.\n';
  expect(fillPage(page, new Map([['title', 'B']]), before)).toContain('---\ntitle: B\nkeywords: [C, D]\n---\n');
});

it('pairs only sections that are built alike', () => {
  const other = english.replace('- One\n  and more\n', '- One\n\n  and more\n');
  expect(pairUnits(english, other).map(({unit}) => unit.key)).toEqual(['title', 'keywords', 'introduction.1']);
});

it('is not sure of pairs in a section whose paragraphs have another order', () => {
  const glossary = '## A {/* #a */}\n\nThe `a`.\n\nBees.\n\nThe `c`.\n\n## B {/* #b */}\n\nText.\n';
  const sorted = '## A {/* #a */}\n\nBienen.\n\nDas `c`.\n\nEin `a`.\n\n## B {/* #b */}\n\nWort.\n';
  expect(pairUnits(glossary, sorted).map(({isSure}) => isSure)).toEqual([false, false, false, false, true, true]);
});

it('gives a post its own slug, wherever the front matter has it', () => {
  const post = '---\nslug: a-b\ntitle: A\ndescription: B\ntranslationKey: a-b\n---\n\nText.\n';
  const texts = new Map([
    ['title', 'Ein längerer Titel'],
    ['slug', 'c'],
  ]);
  expect(fillPage(post, texts)).toBe(
    post.replace('slug: a-b', 'slug: c').replace('title: A', 'title: Ein längerer Titel'),
  );
});
