import {requireConfirmed} from './release';
import {unconfirmed} from '../../src/data/illustrative';
import {UserError} from '../lib/fail';
import {buildSite} from './index';

const entry = {file: 'src/data/pricing.ts', entry: 'bundles.b40k.credits', confirm: 'enter what the dashboard charges'};

it('lists every unconfirmed value with its file, its entry and how to confirm it', () => {
  expect(() => requireConfirmed([])).not.toThrow();
  expect(() => requireConfirmed([entry])).toThrow(UserError);
  expect(() => requireConfirmed([entry])).toThrow(
    'src/data/pricing.ts, bundles.b40k.credits: enter what the dashboard charges.',
  );
});

it('stops a release before anything is built', async () => {
  process.env.SITE_RELEASE = '1';
  try {
    await expect(buildSite({locales: ['en'], jobs: 1, force: false})).rejects.toThrow(
      `SITE_RELEASE=1: ${unconfirmed.length} values are not confirmed. Nothing was built.`,
    );
  } finally {
    delete process.env.SITE_RELEASE;
  }
});
