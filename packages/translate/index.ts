export {findTexts} from './apiTexts/findTexts';
export {type Localized, localize} from './apiTexts/localize';
export {apiTexts, readCurrent} from './apiTexts/texts';
export {type Entry, readEntries} from './entries';
export {confirmTranslations, exportTranslations, importTranslations} from './exchange';
export {readMessages} from './messages';
export type {PageText, Project, Text, TypographyRule} from './project';
export {checkTranslations, incompleteOf, pruneTranslations, reportOf} from './status';
export {quotes, typographyErrors} from './typography';
