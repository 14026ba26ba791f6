import {overdueAnnouncements} from './release';
import {buildSite} from './index';

it('stops a release 30 days before the announced year of an add-on is over', () => {
  const addOns = [{id: 'automations', comesIn: 2026}, {id: 'dataRetention'}] as const;
  expect(overdueAnnouncements(addOns, new Date('2026-12-01T23:59:59Z'))).toEqual([]);
  expect(overdueAnnouncements(addOns, new Date('2026-12-02'))).toEqual([
    'src/data/pricing.ts, addOns.automations.comesIn: the site says "Coming 2026", but that year is over or ends within 30 days. Enter a price or a later year.',
  ]);
});

it('stops a release before anything is built', async () => {
  process.env.SITE_RELEASE = '1';
  try {
    await expect(buildSite({locales: ['en'], host: 'nginx'})).rejects.toThrow(
      /^SITE_RELEASE=1: The site is not ready.*built\. Unconfirmed values: \d+\nsrc\/data\/\S+, \S+: /u,
    );
  } finally {
    delete process.env.SITE_RELEASE;
  }
});
