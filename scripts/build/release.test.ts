import {UserError} from '@packages/files';

import {overdueAnnouncements, requireConfirmed} from './release';
import {unconfirmed} from '../../src/data/illustrative';
import {buildSite} from './index';

const entry = {file: 'src/data/pricing.ts', entry: 'bundles.b40k.credits', confirm: 'enter what the dashboard charges'};

it('lists every unconfirmed value with its file, entry and how to confirm it', () => {
  expect(() => requireConfirmed([])).not.toThrow();
  expect(() => requireConfirmed([entry])).toThrow(UserError);
  expect(() => requireConfirmed([entry])).toThrow(
    'src/data/pricing.ts, bundles.b40k.credits: enter what the dashboard charges.',
  );
});

it('warns about an add-on whose announced year is over', () => {
  const addOns = [{id: 'automations', comesIn: 2026}, {id: 'dataRetention'}] as const;
  expect(overdueAnnouncements(addOns, new Date('2026-12-31T23:59:59Z'))).toEqual([]);
  expect(overdueAnnouncements(addOns, new Date('2027-01-01'))).toEqual([
    'src/data/pricing.ts, addOns.automations: the site says "Coming 2026", and that year is over. Give it a price or another year in "comesIn".',
  ]);
});

it('stops a release before anything is built', async () => {
  process.env.SITE_RELEASE = '1';
  try {
    await expect(buildSite({locales: ['en'], jobs: 1, force: false, nginx: true})).rejects.toThrow(
      `SITE_RELEASE=1: ${unconfirmed.length} values are not confirmed. Nothing was built.`,
    );
  } finally {
    delete process.env.SITE_RELEASE;
  }
});
