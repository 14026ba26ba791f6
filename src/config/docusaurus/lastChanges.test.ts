import {lastChangeOf, lastChanges} from './lastChanges';

// Without a history, there are no dates to compare.
it('dates a page made from data by its data', async () => {
  const siteDir = process.cwd();
  lastChanges.initialize({siteDir});
  const update = await lastChanges.getFileLastUpdateInfo('docs/api-changelog.mdx');
  const newestEntry = await lastChangeOf(['api-spec/changelog/'], siteDir);
  expect(update ? new Date(update.timestamp).toISOString() >= (newestEntry ?? '') : newestEntry === undefined).toBe(
    true,
  );
});
