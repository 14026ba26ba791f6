import {root} from '@packages/files';

import {sourceTexts} from './sourceTexts';

const labels = 'src/components/ui/navigationLabels.ts';

it('reads the strings of a component, translated if they are, and rejects unknown ids', async () => {
  const text = await sourceTexts({siteDir: root, codeTranslations: {'nav.docs': 'Doku'}}, [labels]);
  expect(text('nav.docs')).toBe('Doku');
  expect(text('nav.guides')).toBe('Guides');
  expect(() => text('nav.nope')).toThrow(`${labels}: expected a string with the id "nav.nope".`);
});
