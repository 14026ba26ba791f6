export {changelogDir, checkEntries, isDate, parseEntry, readChangelog} from './plugin/entries';
export {changelogReferences} from './plugin/resolveApiChangelog';
