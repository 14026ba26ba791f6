import {limits} from './limits';

const seconds = {Seconds: 1, Minutes: 60, Hours: 3600};

/** The waits between attempts to send an event, in seconds. */
export const webhookWaits = Object.entries(limits).flatMap(([name, value]) => {
  const unit = /^webhookWait\d+(?<unit>Seconds|Minutes|Hours)$/u.exec(name)?.groups?.unit;
  return unit === undefined ? [] : [value * seconds[unit as keyof typeof seconds]];
});

/** The time from the first attempt to each later one, in seconds. */
export const webhookDelays = webhookWaits.map((_wait, index) =>
  webhookWaits.slice(0, index + 1).reduce((sum, wait) => sum + wait),
);
