import type {SearchLanguage} from '../../lib/search/stemming';

/** A token of lunr. */
export interface Token {
  update: (change: (text: string) => string) => Token;
  toString: () => string;
}

type PipelineFunction = (token: Token) => Token | undefined;

/** What a language module adds to lunr, as modules of lunr-languages do. */
export interface LunrLanguage {
  (): void;
  wordCharacters: string;
  stemmer: PipelineFunction;
  stopWordFilter: PipelineFunction;
}

/** The part of lunr that a language module uses. */
export interface Lunr {
  [code: string]: unknown;
  Pipeline: {registerFunction: (run: PipelineFunction, name: string) => void};
  generateStopWordFilter: (words: readonly string[]) => PipelineFunction;
}

/**
 * Makes a module like those of lunr-languages, for use together with English
 * through `lunr.multiLanguage`.
 */
export function lunrLanguage(code: string, language: SearchLanguage): (lunr: Lunr) => void {
  return (lunr) => {
    const stemmer: PipelineFunction = (token) => token.update(language.stem);
    const stopWordFilter = lunr.generateStopWordFilter(language.stopWords);
    lunr.Pipeline.registerFunction(stemmer, `stemmer-${code}`);
    lunr.Pipeline.registerFunction(stopWordFilter, `stopWordFilter-${code}`);
    const alone = (): void => {
      throw new Error(`The search language "${code}" works only together with "en".`);
    };
    lunr[code] = Object.assign(alone, {
      wordCharacters: language.wordCharacters,
      stemmer,
      stopWordFilter,
    }) satisfies LunrLanguage;
  };
}
