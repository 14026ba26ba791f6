/** A set of values that stands in until the product confirms it. */
export interface Illustrative {
  readonly what: string;
  readonly file: string;
}

/**
 * Everything on the site that is illustrative; each file marks its own. The
 * build prints the list, so that none is forgotten.
 */
export const illustrative: readonly Illustrative[] = [
  {what: 'prices and sizes of the bundles between the smallest and the largest', file: 'src/data/pricing.ts'},
];
