// try.mjs: for each provider, converts a message with and without a template, and sends the results.
import {strict as assert} from 'node:assert';

import {fromAmazonSes} from './amazon-ses.mjs';
import {fromMailgun} from './mailgun.mjs';
import {fromPostmark} from './postmark.mjs';
import {fromResend} from './resend.mjs';
import {fromSendGrid} from './sendgrid.mjs';

const subject = 'Your order 48213 is confirmed';
const html = '<p>It ships tomorrow.</p>';
const text = 'It ships tomorrow.';
const pdf = Buffer.from('%PDF-1.7');
const tomorrow = new Date(Date.now() + 86_400_000);

const form = new FormData();
for (const [name, value] of [
  ['from', 'Acme Shop <orders@shop.example>'],
  ['to', 'Ada <ada@customer.example>, ben@customer.example'],
  ['subject', subject],
  ['html', html],
  ['text', text],
  ['h:Reply-To', 'help@shop.example'],
  ['h:X-Order', '48213'],
  ['o:tag', 'receipt'],
  ['o:deliverytime', tomorrow.toUTCString()],
  ['v:order_id', '48213'],
  ['o:tracking-opens', 'yes'],
  ['attachment', new File([pdf], 'order.pdf', {type: 'application/pdf'})],
]) {
  form.append(name, value);
}

const emails = [
  ...fromSendGrid({
    personalizations: [
      {
        to: [{email: 'ada@customer.example', name: 'Ada'}],
        custom_args: {order_id: '48213'},
      },
    ],
    from: {email: 'orders@shop.example', name: 'Acme Shop'},
    reply_to: {email: 'help@shop.example'},
    subject,
    content: [
      {type: 'text/plain', value: text},
      {type: 'text/html', value: html},
    ],
    attachments: [
      {content: pdf.toString('base64'), filename: 'order.pdf', type: 'application/pdf'},
    ],
    categories: ['receipt'],
    send_at: Math.floor(tomorrow / 1000),
  }),
  await fromMailgun(form),
  fromPostmark({
    From: 'Acme Shop <orders@shop.example>',
    To: 'Ada <ada@customer.example>, ben@customer.example',
    ReplyTo: 'help@shop.example',
    Subject: subject,
    HtmlBody: html,
    TextBody: text,
    Headers: [{Name: 'X-Order', Value: '48213'}],
    Attachments: [
      {
        Name: 'order.pdf',
        Content: pdf.toString('base64'),
        ContentType: 'application/pdf',
      },
    ],
    Tag: 'receipt',
    Metadata: {order_id: '48213'},
  }),
  fromAmazonSes({
    FromEmailAddress: 'Acme Shop <orders@shop.example>',
    Destination: {ToAddresses: ['ada@customer.example']},
    ReplyToAddresses: ['help@shop.example'],
    Content: {
      Simple: {
        Subject: {Data: subject},
        Body: {Html: {Data: html}, Text: {Data: text}},
        Headers: [{Name: 'X-Order', Value: '48213'}],
        Attachments: [
          {FileName: 'order.pdf', RawContent: pdf, ContentType: 'application/pdf'},
        ],
      },
    },
    EmailTags: [{Name: 'type', Value: 'receipt'}],
  }),
  fromResend({
    from: 'Acme Shop <orders@shop.example>',
    to: 'ada@customer.example',
    replyTo: 'help@shop.example',
    subject,
    html,
    text,
    tags: [{name: 'type', value: 'receipt'}],
    scheduledAt: tomorrow.toISOString(),
    attachments: [{filename: 'order.pdf', content: pdf.toString('base64')}],
  }),
];
for (const {attachments} of emails) {
  assert.equal(attachments[0].content, pdf.toString('base64'));
}
assert.deepEqual(emails[1].to, ['Ada <ada@customer.example>', 'ben@customer.example']);
assert.deepEqual(emails[1].tracking, {opens: true, clicks: false});

const from = 'orders@shop.example';
const to = 'ada@customer.example';
const alias = 'order-confirmation';
const variables = {first_name: 'Ada', order_number: 48213};
const templated = [
  ...fromSendGrid({
    personalizations: [{to: [{email: to}], dynamic_template_data: variables}],
    from: {email: from},
    template_id: alias,
  }),
  await fromMailgun(
    new URLSearchParams({
      from,
      to,
      template: alias,
      't:variables': JSON.stringify(variables),
    }),
  ),
  fromPostmark({From: from, To: to, TemplateAlias: alias, TemplateModel: variables}),
  fromAmazonSes({
    FromEmailAddress: from,
    Destination: {ToAddresses: [to]},
    Content: {
      Template: {
        TemplateName: 'Order-Confirmation',
        TemplateData: JSON.stringify(variables),
      },
    },
  }),
  fromResend({from, to, template: {id: alias, variables}}),
];
for (const {template} of templated) {
  assert.deepEqual(template, {alias, variables});
}

for (const email of [...emails, ...templated]) {
  const response = await fetch('https://api.mailwren.example/v1/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.MAILWREN_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(email),
  });
  const {data, errors} = await response.json();
  console.log(data?.id ?? JSON.stringify(errors), email.to.length);
}
