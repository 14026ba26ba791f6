/**
 * Converts the FormData or URLSearchParams of a Mailgun message to a Mailwren email.
 * The alias of each template must be the name of the Mailgun template.
 */
export async function fromMailgun(form) {
  const addresses = (name) =>
    form.has(name)
      ? form
          .getAll(name)
          .flatMap((list) => list.split(/,(?=[^,]*@)/u).map((one) => one.trim()))
      : undefined;
  const named = (prefix) =>
    Object.fromEntries(
      [...form]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
  const files = (name, inline) =>
    form.getAll(name).map(async (file) => ({
      filename: file.name,
      content: Buffer.from(await file.arrayBuffer()).toString('base64'),
      content_type: file.type || undefined,
      content_id: inline ? file.name : undefined,
    }));
  const isOn = (name) => ['yes', 'true', 'htmlonly'].includes(form.get(name));
  const {'Reply-To': replyTo, ...headers} = named('h:');
  const time = form.get('o:deliverytime');
  return {
    from: form.get('from'),
    to: addresses('to'),
    cc: addresses('cc'),
    bcc: addresses('bcc'),
    reply_to: replyTo,
    subject: form.get('subject') ?? undefined,
    ...(form.has('template')
      ? {
          template: {
            alias: form.get('template'),
            variables: JSON.parse(form.get('t:variables') ?? '{}'),
          },
        }
      : {html: form.get('html') ?? undefined, text: form.get('text') ?? undefined}),
    headers,
    attachments: await Promise.all([...files('attachment'), ...files('inline', true)]),
    scheduled_at: time ? new Date(time).toISOString() : undefined,
    tags: form
      .getAll('o:tag')
      .map((value, index) => ({name: `tag_${index + 1}`, value})),
    metadata: named('v:'),
    tracking: {opens: isOn('o:tracking-opens'), clicks: isOn('o:tracking-clicks')},
  };
}
