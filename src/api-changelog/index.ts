export {
  type ChangelogEntry,
  changelogDir,
  checkEntries,
  isDate,
  parseEntry,
  readChangelog,
  readEntries,
} from './plugin/entries';
export {changelogReferences} from './plugin/resolveApiChangelog';
