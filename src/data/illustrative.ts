import {company} from '../config/site';
import {retentionDays, smtpPorts} from './limits';
import {addOns, bundles} from './pricing';
import {testimonials} from './testimonials';

/** The number of values that are marked as illustrative. */
const marked = (entries: readonly {illustrative: readonly string[]}[]): number =>
  entries.reduce((sum, {illustrative: values}) => sum + values.length, 0);

/** The illustrative values of the site, which the product has to confirm. The build prints the list. */
export const illustrative = [
  {what: 'prices and sizes of bundles', file: 'src/data/pricing.ts', count: marked(bundles)},
  {what: 'prices of add-ons', file: 'src/data/pricing.ts', count: marked(addOns)},
  {
    what: 'testimonials',
    file: 'src/data/testimonials.ts',
    count: testimonials.filter(({confirmed}) => !confirmed).length,
  },
  {what: 'postal address', file: 'src/config/site.ts', count: company.confirmed ? 0 : 1},
  {what: 'retention periods', file: 'src/data/limits.ts', count: retentionDays.length},
  {what: 'ports of SMTP', file: 'src/data/limits.ts', count: smtpPorts.length},
].filter(({count}) => count > 0);
