/** Turns the form of a Mailgun message, as FormData or URLSearchParams, into an email. */
export function fromMailgun(form) {
  const all = (name) => (form.has(name) ? form.getAll(name) : undefined);
  const named = (prefix) =>
    Object.fromEntries(
      [...form]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
  const {'Reply-To': replyTo, ...headers} = named('h:');
  const time = form.get('o:deliverytime');
  return {
    from: form.get('from'),
    to: all('to'),
    cc: all('cc'),
    bcc: all('bcc'),
    reply_to: replyTo,
    subject: form.get('subject') ?? undefined,
    html: form.get('html') ?? undefined,
    text: form.get('text') ?? undefined,
    headers,
    scheduled_at: time ? new Date(time).toISOString() : undefined,
    tags: all('o:tag')?.map((value, index) => ({name: `tag_${index + 1}`, value})),
    metadata: named('v:'),
  };
}
