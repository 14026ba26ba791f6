// mailer.mjs: sends to a mail catcher in development, and through Mailwren everywhere else.
import {createTransport} from 'nodemailer';

const catcher = {host: '127.0.0.1', port: 1025};
const mailwren = {
  host: 'smtp.mailwren.example',
  port: 587,
  requireTLS: true,
  auth: {user: 'mailwren', pass: process.env.MAILWREN_API_KEY},
};

export const mailer = createTransport(
  process.env.APP_ENV === 'development' ? catcher : mailwren,
);
