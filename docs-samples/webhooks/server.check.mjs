// Starts the endpoint and sends the test events to it twice.
process.env.MAILWREN_SIGNING_SECRET ??= 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const {events} = await import('./queue.mjs');
await import('./server.mjs');
await import('./try-server.mjs');
await import('./try-server.mjs?again');
console.log(`Stored: ${[...events.keys()]}`);
process.exit();
