import {sourceHash} from './hashes';
import {fillPage, segmentHashes, segmentsOf} from './segments';

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
  expect(segmentsOf(english).map(({key, text}) => [key, text])).toEqual([
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
  expect(fillPage(english, () => undefined)).toBe(english);
  const texts = new Map([
    ['title', 'Webhooks: „so“ geht es'],
    ['keywords', 'SPF, über 0,3 %, Ereignisse'],
    ['set-up.1', 'Einrichten'],
    ['set-up.5', '1.000'],
    ['set-up.10', 'Sie'],
  ]);
  const german = fillPage(english, (key) => texts.get(key));
  expect(german.split('\n').filter((line, index) => line !== english.split('\n')[index])).toEqual([
    "title: 'Webhooks: „so“ geht es'",
    "keywords: [SPF, 'über 0,3 %', Ereignisse]",
    '## Einrichten {/* #set-up */}',
    '| 1.000 | a \\| b |',
    "<Sequence title=\"How it works\" actors={['API', 'Sie']} messages={[{from: 0, text: 'Event'}]}>",
  ]);
  expect(segmentHashes(english, german)).toEqual(segmentHashes(english, english));
});

it('keeps a keyword that YAML would read as null', () => {
  expect(segmentsOf(english.replace('events', 'null'))[1]?.text).toBe('SPF, null');
});

it('records the hashes of each section, unless it has a different structure', () => {
  const other = english.replace('- One\n  and more\n', '- One\n\n  and more\n');
  expect(segmentHashes(english, other)).toEqual({
    title: sourceHash('Webhooks'),
    keywords: sourceHash('SPF, events'),
    introduction: sourceHash('Receive `email.sent` on [your server](/docs/a).'),
  });
});

it('gives a post its own slug, wherever the front matter has it', () => {
  const post = '---\nslug: a-b\ntitle: A\ndescription: B\ntranslationKey: a-b\n---\n\nText.\n';
  expect(fillPage(post, (key) => (key === 'slug' ? 'c' : undefined))).toBe(post.replace('slug: a-b', 'slug: c'));
});
