export {changelogDir, checkEntries, parseEntry, readChangelog} from './plugin/entries';
export {changelogReferences} from './plugin/resolveApiChangelog';
