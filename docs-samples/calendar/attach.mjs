// attach.mjs: sends an email with a calendar file attached.
import {booking} from './booking.mjs';
import {calendarEvent} from './event.mjs';

const response = await fetch('https://api.mailwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': `${booking.uid}-${booking.sequence}`,
  },
  body: JSON.stringify({
    from: 'Acme Shop <bookings@shop.example>',
    to: [booking.attendee],
    subject: `Confirmed: ${booking.summary}`,
    text: 'Your appointment is confirmed. Open the attached file to add it to your calendar.',
    attachments: [
      {
        filename: 'appointment.ics',
        content_type: 'text/calendar',
        content: Buffer.from(calendarEvent({method: 'PUBLISH', ...booking})).toString(
          'base64',
        ),
      },
    ],
  }),
});

const body = await response.json();
if (!response.ok) {
  throw new Error(`${body.code}: ${body.detail} (${body.request_id})`);
}
console.log(body.data.id, body.data.status);
