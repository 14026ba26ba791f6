/**
 * Converts a message for Postmark's Email API to a Mailwren email.
 * The alias of each template must be the alias or the ID of the Postmark template.
 */
export function fromPostmark(message) {
  const list = (addresses) => addresses?.split(/,(?=[^,]*@)/u).map((one) => one.trim());
  const template = message.TemplateAlias ?? message.TemplateId;
  return {
    from: message.From,
    to: list(message.To),
    cc: list(message.Cc),
    bcc: list(message.Bcc),
    reply_to: message.ReplyTo,
    subject: message.Subject,
    ...(template
      ? {template: {alias: String(template), variables: message.TemplateModel}}
      : {html: message.HtmlBody, text: message.TextBody}),
    headers: Object.fromEntries(
      (message.Headers ?? []).map(({Name, Value}) => [Name, Value]),
    ),
    attachments: message.Attachments?.map(
      ({Name, Content, ContentType, ContentID}) => ({
        filename: Name,
        content: Content,
        content_type: ContentType,
        content_id: ContentID?.replace('cid:', ''),
      }),
    ),
    tags: message.Tag ? [{name: 'tag', value: message.Tag}] : undefined,
    metadata: message.Metadata,
    tracking: {
      opens: message.TrackOpens ?? false,
      clicks: (message.TrackLinks ?? 'None') !== 'None',
    },
  };
}
