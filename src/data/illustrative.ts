import {smtpPorts} from './limits';
import {addOns, bundles} from './pricing';
import {testimonials} from './testimonials';

/** A set of values that stands in until the product confirms it. */
export interface Illustrative {
  readonly what: string;
  readonly file: string;
  /** How many values it has; counted from their marks where the file has any. */
  readonly count: number;
}

/** How many values of these entries are marked. */
const marked = (entries: readonly {illustrative: readonly string[]}[]): number =>
  entries.reduce((sum, {illustrative: values}) => sum + values.length, 0);

/**
 * Everything on the site that is illustrative; each file marks its own. The
 * build prints the list, so that none is forgotten.
 */
export const illustrative: readonly Illustrative[] = [
  {what: 'prices and sizes of bundles', file: 'src/data/pricing.ts', count: marked(bundles)},
  {what: 'prices of add-ons', file: 'src/data/pricing.ts', count: marked(addOns)},
  {what: 'testimonials', file: 'src/data/testimonials.ts', count: testimonials.length},
  {what: 'ports of SMTP', file: 'src/data/limits.ts', count: smtpPorts.length},
];

/** What the build says of them: a line a set, and the sum. */
export function illustrativeLines(sets: readonly Illustrative[]): string[] {
  const open = sets.filter(({count}) => count > 0);
  return [
    ...open.map(({what, file, count}) => `To be confirmed: ${count} ${what} (${file}).`),
    ...(open.length > 1 ? [`To be confirmed in all: ${open.reduce((sum, {count}) => sum + count, 0)} values.`] : []),
  ];
}
