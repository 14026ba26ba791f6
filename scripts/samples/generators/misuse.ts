/** How a program imports its types from each client; all declare the type `SendEmailRequest`. */
export type ClientTypes = Readonly<Record<'request' | 'event', string>>;

const event = (types: ClientTypes): string =>
  types.event &&
  `${types.event}
export const reasonOf = (event: Event): string | undefined =>
  event.type === 'email.bounced' || event.type === 'campaign.failed' ? event.data.reason : undefined;
// @ts-expect-error a field that this event does not have
export const linkOf = (event: Event): string | undefined => (event.type === 'email.opened' ? event.data.url : undefined);
`;

/** A program with mistakes that the types of a client must reject: the compiler reports each line that has none. */
export const misuse = (types: ClientTypes): string => `${types.request}
const fields = {from: 'ada@shop.example', to: ['ben@patient.example']};
export const valid: SendEmailRequest[] = [
  {...fields, subject: 'Hello', text: 'Hello', attachments: [{filename: 'a.pdf', url: 'https://files.shop.example/a.pdf'}]},
  {...fields, template: {alias: 'hello', variables: {name: 'Ben', count: 2}}},
];
// @ts-expect-error neither html nor text nor template
export const empty: SendEmailRequest = {...fields, subject: 'Hello'};
// @ts-expect-error an attachment with neither content nor url
export const nothing: SendEmailRequest = {...fields, subject: 'Hello', text: 'Hello', attachments: [{filename: 'a.pdf'}]};
// @ts-expect-error a template with neither id nor alias
export const nameless: SendEmailRequest = {...fields, template: {variables: {name: 'Ben'}}};
// @ts-expect-error no recipients
export const nobody: SendEmailRequest = {from: fields.from, subject: 'Hello', text: 'Hello'};
${event(types)}`;
