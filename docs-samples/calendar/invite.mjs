// invite.mjs: sends an invitation with Yes, Maybe and No buttons.
import {createTransport} from 'nodemailer';

import {booking} from './booking.mjs';
import {calendarEvent} from './event.mjs';

const mailer = createTransport({
  host: 'smtp.mailwren.example',
  port: 587,
  requireTLS: true,
  auth: {user: 'mailwren', pass: process.env.MAILWREN_API_KEY},
});

const {response} = await mailer.sendMail({
  from: `Acme Shop <${booking.organizer}>`,
  to: booking.attendee,
  subject: `Invitation: ${booking.summary}`,
  text: 'Please confirm your appointment with the buttons in this email.',
  icalEvent: {
    method: 'REQUEST',
    filename: 'invite.ics',
    content: calendarEvent({method: 'REQUEST', ...booking}),
  },
});
console.log(response);
