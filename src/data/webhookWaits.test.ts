import {limits} from './limits';

const seconds = {Seconds: 1, Minutes: 60, Hours: 3600};

it('increases the wait before each attempt, and matches the documented count and total', () => {
  const waits = Object.entries(limits).flatMap(([name, value]) => {
    const unit = /^webhookWait\d+(?<unit>Seconds|Minutes|Hours)$/u.exec(name)?.groups?.unit;
    return unit === undefined ? [] : [value * seconds[unit as keyof typeof seconds]];
  });
  expect(waits).toHaveLength(limits.webhookAttempts - 1);
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400;
  expect(Math.round(days)).toBe(limits.webhookRetryDays);
});
