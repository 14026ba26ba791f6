import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow} from '@packages/files';
import {expect, test} from 'playwright/test';

import {buildLocale, localeDir} from '../scripts/build/buildLocale';

test.describe.configure({timeout: 600_000});

/** A language other than the default one, because all of its files are in one directory. */
const locale = 'cs';

test('a second build, in another time zone, has the same bytes', async () => {
  const {TZ} = process.env;
  process.env.TZ = 'Pacific/Auckland';
  // Otherwise, an unchanged language is not built.
  await rm(path.join('.build', 'locales', `${locale}.stamp`));
  await buildLocale(locale, 2).finally(() => {
    // Other tests run in this process.
    if (TZ === undefined) {
      delete process.env.TZ;
    } else {
      process.env.TZ = TZ;
    }
  });

  const [first, second] = [path.join('build', locale), path.join(localeDir(locale), locale)];
  const filesIn = async (dir: string): Promise<string[]> =>
    (await filesBelow(dir))
      .map((file) => path.relative(dir, file))
      // The merge omits the README in `static/`.
      .filter((file) => !file.startsWith('README.md'))
      .sort();
  const files = await filesIn(first);
  expect(files.length).toBeGreaterThan(500);
  expect(await filesIn(second)).toEqual(files);
  const isSame = await Promise.all(
    files.map(async (file) => {
      const [one, other] = await Promise.all([first, second].map((dir) => readFile(path.join(dir, file))));
      return one !== undefined && other !== undefined && one.equals(other);
    }),
  );
  expect(files.filter((_file, index) => !isSame[index])).toEqual([]);
});
