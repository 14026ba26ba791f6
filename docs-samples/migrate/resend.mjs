/** Turns the options of Resend's emails.send() into an email. */
export function fromResend({replyTo, scheduledAt, attachments, ...options}) {
  const list = (value) => (value === undefined ? undefined : [value].flat());
  const {from, subject, html, text, headers, tags} = options;
  return {
    from,
    to: list(options.to),
    cc: list(options.cc),
    bcc: list(options.bcc),
    reply_to: list(replyTo)?.[0],
    subject,
    html,
    text,
    headers,
    tags,
    scheduled_at: scheduledAt && new Date(scheduledAt).toISOString(),
    attachments: attachments?.map(
      ({filename, content, path, contentType, contentId}) => ({
        filename,
        ...(path ? {url: path} : {content: Buffer.from(content).toString('base64')}),
        content_type: contentType,
        content_id: contentId,
      }),
    ),
  };
}
