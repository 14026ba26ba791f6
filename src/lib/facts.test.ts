import {factNames, formatFact} from './facts';

it.each([
  ['startingRatePerDay', 'number', 'en-US', '5,000'],
  ['startingRatePerDay', 'number', 'de-DE', '5.000'],
  ['idempotencyKeyHours', 'number', 'en-US', '24'],
  ['idempotencyKeyHours', 'unit', 'de-DE', '24 Stunden'],
  ['idempotencyKeyHours', 'short', 'en-US', '24 hr'],
  ['maxMessageMegabytes', 'short', 'en-US', '25 MB'],
  ['uptime', 'number', 'en-US', '99.9%'],
  ['complaintAlertRate', 'number', 'en-US', '0.05%'],
  ['entryPrice', 'number', 'en-US', '$20'],
  ['bestPricePer10000Emails', 'number', 'en-US', '$1'],
  ['smtpPortAlternative', 'number', 'en-US', '2525'],
  ['companyAddress', 'number', 'de-DE', '123 Example Street, Springfield, IL 62700, USA'],
] as const)('writes %s as %s in %s', (name, form, iso, text) => {
  expect(formatFact(name, form, iso)).toBe(text);
});

it('lists the known names for an unknown one', () => {
  expect(() => formatFact('startingRate', 'number', 'en-US')).toThrow(/no fact "startingRate".*startingRatePerDay/u);
  expect(() => formatFact('toString', 'number', 'en-US')).toThrow(/no fact/u);
});

it('rejects a unit for a fact without one', () => {
  expect(() => formatFact('uptime', 'unit', 'en-US')).toThrow(/has no unit/u);
});

it('formats every fact in each of its forms', () => {
  factNames.forEach((name) => expect(formatFact(name, 'number', 'uk-UA')).toMatch(/\S/u));
});
