export {readChangelog} from './plugin/entries';
export {changelogReferences} from './plugin/resolveApiChangelog';
