/**
 * Russian of lunr-languages with a stemmer that continues until nothing is left
 * to remove. Once is not enough: it cuts «домен» to «дом», because it takes «ен»
 * for the ending of a participle, but «доменов» to «домен».
 */
import original from 'lunr-languages/min/lunr.ru.min.js';

import type {Lunr, LunrLanguage, Token} from './lunrLanguage';

/** More rounds than any word needs. */
const rounds = 4;

export default function russian(lunr: Lunr): void {
  original(lunr);
  const language = lunr.ru as LunrLanguage;
  const once = language.stemmer;
  const stemmer = (token: Token): Token => {
    let stem: Token = token;
    for (let round = 0; round < rounds; round += 1) {
      const before = stem.toString();
      stem = once(stem) ?? stem;
      if (stem.toString() === before) {
        break;
      }
    }
    return stem;
  };
  lunr.Pipeline.registerFunction(stemmer, 'stemmer-ru-repeated');
  language.stemmer = stemmer;
}
