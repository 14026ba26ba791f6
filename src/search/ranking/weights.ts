/** The weights that determine the order of results. */
export const weights = {
  /** The weight of a word, by the field that contains it. */
  fields: {title: 10, heading: 6, keywords: 5, description: 3, text: 1.5},
  /** The factor for a page that inherits a word from one of its sections. */
  inheritedFromSection: 0.35,
  /** The quality of matches that aren't exact. */
  quality: {
    /** The longer the typed part of a word, the better a prefix matches. */
    prefix: (typed: number, length: number): number => 0.4 + (0.4 * typed) / length,
    typo: 0.7,
    incompleteEnding: 0.5,
    synonym: 0.6,
  },
  /** The minimum length of a word that can have a typo; the intended word can be one letter shorter. */
  minTypoLength: 6,
  /** The maximum number of letters in an incomplete ending. */
  maxIncompleteEnding: 3,
  /** How many sections of a page, and fields with the same name, are ranked before all others. */
  maxPerPage: 2,
  /** The share of sections above which a short word is too common to help. */
  maxFrequency: 0.25,
  /** The factor for a word that doesn't indicate the subject: `how do I …`. */
  emptyWord: 0.4,
  /** The maximum rarity of a similar word, relative to that of the typed word. */
  maxRarity: 1.5,
  /** The penalty for a section that does not match all words: the exponent of the share of matching words. */
  coverage: 1.5,
  /** The weight of the share of the name that the query covers. */
  nameShare: 1,
  /** The weight of the share of the query that the name contains as typed. */
  asTyped: 0.4,
  /** The weight of every hit. */
  base: 0.5,
  /** The factor for a query that is exactly an alternative name: `POST /emails`, `email.bounced`. */
  literalAlias: 10,
  /** The factor for a query that is the name, with any endings. */
  sameStems: 2,
  /** The factor for a section that contains every identifier in the query. */
  identifier: 8,
  /** The prior probabilities that readers mean a page or a section, by its English path and hash. */
  priors: [
    [/^\/docs\/(?:indexsd|glossary)(?:#|$)|^\/blog\//u, 0.7],
    [/^\/pricing(?:#|$)/u, 1.5],
    [/^\/api\/events\//u, 0.8],
    // Prefers a request to a response and, of the operations with a field of the same name, the one that sends emails.
    [/#(?:response|object)-/u, 0.6],
    [/#(?:body|header|query|path)-/u, 0.9],
    [/\/send-email(?:#|$)/u, 1.1],
  ],
} as const;
