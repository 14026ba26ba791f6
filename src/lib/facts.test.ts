import {company} from '../config/site';
import {facts} from '../data/facts';
import {limits} from '../data/limits';
import {entryBundle} from '../data/pricing';
import {factNames, formatFact} from './facts';
import {formatUsd} from './money';

it.each([
  ['startingRatePerDay', 'number', 'en-US', facts.startingRatePerDay.toLocaleString('en-US')],
  ['startingRatePerDay', 'number', 'de-DE', facts.startingRatePerDay.toLocaleString('de-DE')],
  ['idempotencyKeyHours', 'number', 'en-US', String(limits.idempotencyKeyHours)],
  ['idempotencyKeyHours', 'unit', 'de-DE', `${limits.idempotencyKeyHours} Stunden`],
  ['idempotencyKeyHours', 'short', 'en-US', `${limits.idempotencyKeyHours} hr`],
  ['maxMessageMegabytes', 'short', 'en-US', `${limits.maxMessageMegabytes} MB`],
  ['webhookDelay1', 'number', 'en-US', '5 seconds'],
  ['webhookDelay2', 'number', 'en-US', '5 minutes'],
  ['webhookDelay4', 'number', 'de-DE', '2,6 Stunden'],
  ['webhookDelay9', 'number', 'en-US', '3.1 days'],
  ['uptime', 'number', 'en-US', `${Number((facts.uptime * 100).toFixed(2))}%`],
  ['complaintAlertRate', 'number', 'en-US', `${Number((limits.complaintAlertRate * 100).toFixed(2))}%`],
  ['entryPrice', 'number', 'en-US', formatUsd(entryBundle.priceCents, 'en-US')],
  ['smtpPortAlternative', 'number', 'en-US', String(limits.smtpPortAlternative)],
  ['companyAddress', 'number', 'de-DE', company.address.join(', ')],
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
