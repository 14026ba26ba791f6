/**
 * Converts a SendEmail request for Amazon SES API v2 to a Mailwren email.
 * The alias of each template must be the name of the SES template, in lowercase.
 */
export function fromAmazonSes(input) {
  const {Simple, Template} = input.Content;
  const {Headers, Attachments} = Template ?? Simple;
  return {
    from: input.FromEmailAddress,
    to: input.Destination.ToAddresses,
    cc: input.Destination.CcAddresses,
    bcc: input.Destination.BccAddresses,
    reply_to: input.ReplyToAddresses?.[0],
    ...(Template
      ? {
          template: {
            alias: Template.TemplateName.toLowerCase(),
            variables: JSON.parse(Template.TemplateData ?? '{}'),
          },
        }
      : {
          subject: Simple.Subject.Data,
          html: Simple.Body.Html?.Data,
          text: Simple.Body.Text?.Data,
        }),
    headers: Object.fromEntries((Headers ?? []).map(({Name, Value}) => [Name, Value])),
    attachments: Attachments?.map(({FileName, RawContent, ContentType, ContentId}) => ({
      filename: FileName,
      content: Buffer.from(RawContent).toString('base64'),
      content_type: ContentType,
      content_id: ContentId,
    })),
    tags: input.EmailTags?.map(({Name, Value}) => ({name: Name, value: Value})),
  };
}
