export {type ChangeKind, type ChangelogEntry, type LoggedChange, announcementOf} from './announce';
export {type Base, type SpecReader, readBase} from './base';
export {compareSpecs} from './compare';
export {draftEntry} from './draft';
export type {Conventions} from './readApi';
export {type Comparison, toJson, toMarkdown, unannounced} from './report';
export {type Change, keyOf, levelOf, sentence} from './rules';
