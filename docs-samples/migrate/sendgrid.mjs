/**
 * Converts a message for SendGrid's Mail Send API to one Mailwren email per personalization.
 * The alias of each template must be the ID of the SendGrid template.
 */
export function fromSendGrid(message) {
  const mailbox = ({name, email}) => (name ? `${name} <${email}>` : email);
  const content = (type) => message.content?.find((part) => part.type === type)?.value;
  const {open_tracking, click_tracking} = message.tracking_settings ?? {};
  return message.personalizations.map((person) => ({
    from: mailbox(person.from ?? message.from),
    to: person.to.map(mailbox),
    cc: person.cc?.map(mailbox),
    bcc: person.bcc?.map(mailbox),
    reply_to: message.reply_to && mailbox(message.reply_to),
    subject: person.subject ?? message.subject,
    ...(message.template_id
      ? {
          template: {
            alias: message.template_id,
            variables: person.dynamic_template_data,
          },
        }
      : {html: content('text/html'), text: content('text/plain')}),
    headers: {...message.headers, ...person.headers},
    attachments: message.attachments?.map(({filename, content, type, content_id}) => ({
      filename,
      content,
      content_type: type,
      content_id,
    })),
    scheduled_at: message.send_at && new Date(message.send_at * 1000).toISOString(),
    tags: message.categories?.map((value, index) => ({
      name: `category_${index + 1}`,
      value,
    })),
    metadata: {...message.custom_args, ...person.custom_args},
    tracking: {
      opens: open_tracking?.enable ?? false,
      clicks: click_tracking?.enable ?? false,
    },
  }));
}
