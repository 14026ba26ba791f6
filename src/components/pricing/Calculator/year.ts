import {estimate} from './estimate';
import type {Inputs} from './inputs';

/** The email of each month of an uneven year, in percent of an average month: a shop with a sale in November. */
const seasons = [60, 60, 80, 90, 100, 80, 60, 70, 110, 130, 200, 160];

/** The cost of an uneven year with credits. */
export interface Year {
  /** The credits that each month needs. */
  months: readonly number[];
  /** The price of the credits for all months. */
  priceCents: number;
}

/** The cost of a year whose months differ, and whose average month is that of the inputs. */
export function unevenYear(inputs: Inputs): Year {
  const {creditsPerMonth, purchase} = estimate({...inputs, months: seasons.length});
  return {months: seasons.map((percent) => (creditsPerMonth * percent) / 100), priceCents: purchase.priceCents};
}
