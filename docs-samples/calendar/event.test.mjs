import assert from 'node:assert/strict';
import {test} from 'node:test';

import {booking} from './booking.mjs';
import {calendarEvent} from './event.mjs';

const unfold = (ics) => ics.replaceAll('\r\n ', '').split('\r\n');

test('an event has its method, times in UTC and attendee', () => {
  const start = new Date('2026-03-09T14:00:00.000Z');
  const lines = unfold(
    calendarEvent({method: 'REQUEST', ...booking, start, end: start}),
  );
  assert.ok(lines.includes('METHOD:REQUEST'));
  assert.ok(lines.includes('DTSTART:20260309T140000Z'));
  assert.ok(
    lines.includes('ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:you@shop.example'),
  );
  assert.equal(lines.at(-1), '');
});

test('special characters are escaped, and an event that only informs has no attendee', () => {
  const lines = unfold(
    calendarEvent({method: 'PUBLISH', ...booking, summary: 'Tea; cake, jam\nand more'}),
  );
  assert.ok(!lines.some((line) => line.startsWith('ATTENDEE')));
  assert.ok(lines.includes('SUMMARY:Tea\\; cake\\, jam\\nand more'));
});

test('no line is longer than 75 bytes', () => {
  const ics = calendarEvent({method: 'CANCEL', ...booking, summary: '🐦'.repeat(100)});
  for (const line of ics.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.ok(unfold(ics).includes(`SUMMARY:${'🐦'.repeat(100)}`));
  assert.ok(unfold(ics).includes('STATUS:CANCELLED'));
});
