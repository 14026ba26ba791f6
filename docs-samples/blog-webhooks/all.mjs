// Starts the endpoint and tries it.
process.env.MAILWREN_SIGNING_SECRET ??= 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const {events} = await import('./queue.mjs');
await import('./server.mjs');
await import('./try.mjs');
console.log(
  events.size === 1 ? 'One event is kept.' : `${events.size} events are kept.`,
);
process.exit(events.size === 1 ? 0 : 1);
