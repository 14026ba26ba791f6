import type {Unconfirmed} from '../../src/data/illustrative';
import type {AddOn} from '../../src/data/pricing';
import {UserError} from '../lib/fail';

/** Whether the build is to be published: `SITE_RELEASE=1`. */
export const isRelease = (environment: NodeJS.ProcessEnv = process.env): boolean => environment.SITE_RELEASE === '1';

/**
 * Stops a release while the site shows values that nobody has confirmed.
 *
 * @throws UserError listing each of them, with how to confirm it
 */
export function requireConfirmed(unconfirmed: readonly Unconfirmed[]): void {
  if (unconfirmed.length > 0) {
    throw new UserError(
      [
        `SITE_RELEASE=1: ${unconfirmed.length} values are not confirmed. Nothing was built.`,
        ...unconfirmed.map(({file, entry, confirm}) => `${file}, ${entry}: ${confirm}.`),
      ].join('\n'),
    );
  }
}

/** The add-ons that the site announces for a year that is over, one line each. */
export function overdueAnnouncements(addOns: readonly Pick<AddOn, 'id' | 'comesIn'>[], today: Date): string[] {
  return addOns
    .filter(({comesIn}) => comesIn !== undefined && comesIn < today.getUTCFullYear())
    .map(
      ({id, comesIn}) =>
        `src/data/pricing.ts, addOns.${id}: the site says "Coming ${comesIn ?? ''}", and that year is over. Give it a price or another year in "comesIn".`,
    );
}
