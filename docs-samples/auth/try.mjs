// try.mjs: calls send-verification-request.ts as Auth.js does.
import {sendVerificationRequest} from './send-verification-request.ts';

await sendVerificationRequest({
  identifier: 'ada@customer.example',
  url: 'https://shop.example/api/auth/callback/nodemailer?token=t0k3n',
  token: 't0k3n',
  provider: {from: 'Acme Shop <account@shop.example>'},
});
console.log('sent');
