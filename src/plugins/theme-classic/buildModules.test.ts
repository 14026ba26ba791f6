import path from 'node:path';

import {buildModules} from '.';

it('empties the bundler’s cache after an edit of what pages are compiled with', () => {
  const siteDir = path.resolve(__dirname, '../../..');
  const modules = buildModules(siteDir).map((file) => path.relative(siteDir, file));
  // The tabs of samples, the facts, the plugins and their packages.
  for (const file of ['src/data/sampleLanguages.ts', 'src/data/facts.ts', 'src/lib/facts.ts', 'package-lock.json']) {
    expect(modules).toContain(file);
  }
  expect(modules).toContain('src/content/dependencies.mjs');
  expect(modules.filter((file) => /^src\/(?:components|css|pages|theme)\/|\.test\./u.test(file))).toEqual([]);
});
