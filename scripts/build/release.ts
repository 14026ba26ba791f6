import {UserError} from '@packages/files';

import type {AddOn} from '../../src/data/pricing';

/** Whether the build will be published: `SITE_RELEASE=1`. */
export const isRelease = (): boolean => process.env.SITE_RELEASE === '1';

/**
 * Stops a release if work remains.
 *
 * @param what the words before the number in the error message
 * @param open the open work, one line each
 */
export function requireNone(what: string, open: readonly string[]): void {
  if (open.length > 0) {
    throw new UserError(
      `SITE_RELEASE=1: The site is not ready for a release, so nothing was built. ${what}: ${open.length}\n${open.join('\n')}`,
    );
  }
}

/** Releases stop this many days before the end of an announced year, so that a published site doesn't become wrong. */
const announcementNoticeDays = 30;

/** The values to confirm for add-ons whose announced year is over or ends soon. */
export function overdueAnnouncements(addOns: readonly Pick<AddOn, 'id' | 'comesIn'>[], today: Date): string[] {
  const soon = new Date(today.getTime() + announcementNoticeDays * 86_400_000).getUTCFullYear();
  return addOns
    .filter(({comesIn}) => comesIn !== undefined && comesIn < soon)
    .map(
      ({id, comesIn}) =>
        `src/data/pricing.ts, addOns.${id}.comesIn: the site says "Coming ${comesIn ?? ''}", but that year is over or ends within ${announcementNoticeDays} days. Enter a price or a later year.`,
    );
}
