export {findTexts} from './apiTexts/findTexts';
export {readTexts, textsOf} from './apiTexts/index';
export {type Localized, localize} from './apiTexts/localize';
export {readCatalog, targetLocales} from './catalog';
export {confirmTranslations, exportTranslations, importTranslations} from './exchange';
export {
  checkTranslations,
  describeCounts,
  findingsOf,
  incompleteOf,
  pruneTranslations,
  requireTranslations,
  statesOf,
} from './status';
export {sourceStrings} from './strings';
export {readStrings} from './uiStrings';
