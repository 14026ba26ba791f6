// send.mjs: sends the receipt for one order.
import {sendEmail} from './mailwren.mjs';

const orderNumber = 1042;

try {
  const email = await sendEmail(
    {
      from: 'Acme Shop <orders@shop.example>',
      to: ['you@shop.example'],
      subject: `Your receipt for order ${orderNumber}`,
      text: `Thank you. Order ${orderNumber} is paid.`,
      html: `<p>Thank you. Order ${orderNumber} is paid.</p>`,
    },
    `receipt-${orderNumber}`,
  );
  console.log(email.id, email.status);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
