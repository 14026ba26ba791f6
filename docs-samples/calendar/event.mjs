// event.mjs: creates a calendar event in the iCalendar format (RFC 5545).

const escape = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const utc = (date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** Folds a line into lines of at most 75 bytes, as the format requires. */
const fold = (line) => line.match(/.{1,18}/gsu).join('\r\n ');

/**
 * Returns the event as an .ics file.
 *
 * method: REQUEST invites people or changes an event, CANCEL cancels it, PUBLISH only informs.
 * sequence: 0 for a new event. Increment it with each change.
 */
export function calendarEvent({
  method,
  uid,
  sequence,
  start,
  end,
  summary,
  location,
  organizer,
  attendee,
}) {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Acme Shop//Bookings//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(new Date())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escape(summary)}`,
    `LOCATION:${escape(location)}`,
    `ORGANIZER:mailto:${organizer}`,
    // An informational event has no attendees.
    ...(method === 'PUBLISH'
      ? []
      : [`ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee}`]),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map((line) => (line === '' ? line : fold(line)))
    .join('\r\n');
}
