/** Turns the input of SendEmail in version 2 of the Amazon SES API into an email. */
export function fromAmazonSes(input) {
  const {Simple} = input.Content;
  return {
    from: input.FromEmailAddress,
    to: input.Destination.ToAddresses,
    cc: input.Destination.CcAddresses,
    bcc: input.Destination.BccAddresses,
    reply_to: input.ReplyToAddresses?.[0],
    subject: Simple.Subject.Data,
    html: Simple.Body.Html?.Data,
    text: Simple.Body.Text?.Data,
    headers: Object.fromEntries(
      (Simple.Headers ?? []).map(({Name, Value}) => [Name, Value]),
    ),
    attachments: Simple.Attachments?.map(({FileName, RawContent, ContentType}) => ({
      filename: FileName,
      content: Buffer.from(RawContent).toString('base64'),
      content_type: ContentType,
    })),
    tags: input.EmailTags?.map(({Name, Value}) => ({name: Name, value: Value})),
  };
}
