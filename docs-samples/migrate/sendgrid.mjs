/** Turns a message for SendGrid's Mail Send API into one email for each personalization. */
export function fromSendGrid(message) {
  const mailbox = ({name, email}) => (name ? `${name} <${email}>` : email);
  const content = (type) => message.content?.find((part) => part.type === type)?.value;
  return message.personalizations.map((person) => ({
    from: mailbox(person.from ?? message.from),
    to: person.to.map(mailbox),
    cc: person.cc?.map(mailbox),
    bcc: person.bcc?.map(mailbox),
    reply_to: message.reply_to && mailbox(message.reply_to),
    subject: person.subject ?? message.subject,
    html: content('text/html'),
    text: content('text/plain'),
    headers: {...message.headers, ...person.headers},
    scheduled_at: message.send_at && new Date(message.send_at * 1000).toISOString(),
    tags: message.categories?.map((value, index) => ({
      name: `category_${index + 1}`,
      value,
    })),
    metadata: {...message.custom_args, ...person.custom_args},
  }));
}
