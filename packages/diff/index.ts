export {announcementOf, announcementsSince} from './announce';
export {readBase} from './base';
export {compareSpecs} from './compare';
export {draftChanges, printDraft} from './draft';
export {type Comparison, toMarkdown, unannounced} from './report';
