import {UserError} from '@packages/files';

import type {Unconfirmed} from '../../src/data/illustrative';
import type {AddOn} from '../../src/data/pricing';

/** Whether the build is to be published: `SITE_RELEASE=1`. */
export const isRelease = (): boolean => process.env.SITE_RELEASE === '1';

/**
 * Stops a release if the site shows unconfirmed values.
 *
 * @throws UserError that lists each value and how to confirm it
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

/**
 * Stops a release while a translation is missing or older than the English text.
 *
 * @throws UserError that lists each
 */
export function requireTranslations(findings: readonly string[]): void {
  if (findings.length > 0) {
    throw new UserError(
      `SITE_RELEASE=1: ${findings.length} translations are not complete. Nothing was built.\n${findings.join('\n')}\nSee TRANSLATING.md.`,
    );
  }
}

/** How many days before the end of an announced year a release stops: a published site must not become wrong. */
const announcementNoticeDays = 30;

/** The add-ons whose announced year is over or ends soon, as values to confirm. */
export function overdueAnnouncements(addOns: readonly Pick<AddOn, 'id' | 'comesIn'>[], today: Date): Unconfirmed[] {
  const soon = new Date(today.getTime() + announcementNoticeDays * 86_400_000).getUTCFullYear();
  return addOns
    .filter(({comesIn}) => comesIn !== undefined && comesIn < soon)
    .map(({id, comesIn}) => ({
      file: 'src/data/pricing.ts',
      entry: `addOns.${id}.comesIn`,
      confirm: `the site says "Coming ${comesIn ?? ''}", and that year is over or ends within ${announcementNoticeDays} days: enter a price or a later year`,
    }));
}
