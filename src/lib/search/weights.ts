import {field} from './index';

/** What decides the order of results. `vocabulary.ts` has the qualities of matches that are not exact. */
export const weights = {
  /** Of a word, by the bit of the field that contains it. */
  fields: [
    [field.title, 10],
    [field.heading, 6],
    [field.keywords, 5],
    [field.description, 3],
    [field.text, 1.5],
  ],
  /** Sections inherit the title and keywords of their page, and a page inherits from its sections. */
  inheritedFromPage: 0.25,
  inheritedFromSection: 0.35,
  /** How much rarer than the typed word a word can count that only starts with it. */
  maxRarity: 1.5,
  /** The rarity of a word that occurs almost everywhere, or nowhere. */
  minRarity: 0.3,
  /** How much a section loses that does not match all words: the exponent of the share of the words that match. */
  coverage: 1.5,
  /** Of the share of the name that the query covers, of the words that are in it as typed, and of all hits. */
  nameShare: 1,
  asTyped: 0.4,
  base: 0.5,
  /** For a query that is an alternative name letter by letter: `POST /emails`, `email.bounced`. */
  literalAlias: 10,
  /** For a query that is the name, and for one with the same stems. */
  exactName: 2.5,
  sameStems: 2,
  /** For a query that is an alternative name with other endings or synonyms. */
  alias: 1.8,
  /** For a section that contains every identifier in the query. */
  identifier: 8,
  /** The prior probability that readers mean a page or a section. */
  prior: {
    listsAndPosts: 0.7,
    pricing: 1.5,
    responseField: 0.6,
    requestField: 0.9,
    sendEmail: 1.1,
    event: 0.8,
  },
} as const;
