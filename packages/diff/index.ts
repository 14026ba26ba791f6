export {type ChangeKind, type ChangelogEntry, announcementOf} from './announce';
export {type SpecReader, readBase} from './base';
export {compareSpecs} from './compare';
export {draftEntry} from './draft';
export {type Comparison, toJson, toMarkdown, unannounced} from './report';
export {keyOf, levelOf, sentence} from './rules';
