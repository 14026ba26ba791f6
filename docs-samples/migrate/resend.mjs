/**
 * Converts the options for Resend's emails.send() to a Mailwren email. Render `react` to `html` first.
 * The alias of each template must be the ID or the alias of the Resend template.
 */
export function fromResend({replyTo, scheduledAt, attachments, template, ...options}) {
  const list = (value) => (value === undefined ? undefined : [value].flat());
  const base64 = (content) =>
    typeof content === 'string' ? content : Buffer.from(content).toString('base64');
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
    template: template && {alias: template.id, variables: template.variables},
    headers,
    tags,
    scheduled_at: scheduledAt && new Date(scheduledAt).toISOString(),
    attachments: attachments?.map(
      ({filename, content, path, contentType, contentId}) => ({
        filename,
        ...(path ? {url: path} : {content: base64(content)}),
        content_type: contentType,
        content_id: contentId,
      }),
    ),
  };
}
