import {type SearchLanguage, endingStripper, isPrefix} from './stemming';

/** Letters without their háčky and čárky: many type without them. */
function fold(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * The case endings of nouns and adjectives, without accents; after L. Dolamic
 * and J. Savoy, "Indexing and stemming approaches for the Czech language"
 * (2009), the light variant.
 */
const withoutEnding = endingStripper(`
  atech etem atum
  ech ich ych iho eho emi emu ete eti imi imu ymi ach ama ami ata aty ove ovi
  em es im um at am os us ym mi ou uv
  a e i o u y
`);

/** Czech, for the search. */
export const czech: SearchLanguage = {
  wordCharacters: '\\u00C0-\\u024F',
  stopWords:
    `a aby ale ani ano asi az až bez bude budete budou by byl byla byli bylo být či co což další do ho i já jak jako je
    jeho jej její jejich jen ještě ji jich jim jsem jsme jsou jste k kam kde kdo když ke která které který kteří ku
    li má máte mezi mi mít na nad nám náš ne nebo než nic není o od on pak po pod pokud pouze pro proč proto protože
    první před při s se si sice své svůj ta tak také tam tato te ten tedy ti to toho tom tomto tu tuto ty u už v vám
    vás váš ve však všechny vy z za zda že`.split(/\s+/u),
  stem(word) {
    const folded = fold(word);
    return isPrefix(folded) ? folded : withoutEnding(folded);
  },
};
