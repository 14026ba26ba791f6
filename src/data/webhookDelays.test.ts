import {limits} from './limits';
import {webhookDelays, webhookWaits} from './webhookDelays';

it('increases the wait before each attempt, and matches the documented count and total', () => {
  expect(webhookWaits).toHaveLength(limits.webhookAttempts - 1);
  expect([...webhookWaits].sort((a, b) => a - b)).toEqual(webhookWaits);
  expect(webhookDelays.slice(0, 2)).toEqual([5, 305]);
  expect(Math.round((webhookDelays.at(-1) ?? 0) / 86_400)).toBe(limits.webhookRetryDays);
});
