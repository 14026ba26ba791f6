import {eventPage} from './eventPage';
import type {EventSummary} from './events';
import {operationPage} from './operationPage';
import type {Operation} from './types';

const event: EventSummary = {
  type: 'email.bounced',
  operationId: 'emailBounced',
  summary: 'Email bounced',
  description: 'Sent when it comes back. Stop writing.',
  tag: 'Events',
  resource: 'Emails',
  related: [
    {operationId: 'getEmail', method: 'get', path: '/emails/{email_id}', summary: 'Get an email', tag: 'Emails'},
  ],
};

const many = Object.fromEntries(
  Array.from({length: 9}, (_, index) => [`field_${index}`, {type: 'string', description: 'Part of it.'}]),
);

const request: Operation = {
  operationId: 'emailBounced',
  method: 'event',
  path: 'webhook',
  parameters: [{name: 'webhook-id', in: 'header', description: 'Which event.', schema: {type: 'string'}}],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            type: {type: 'string', const: 'email.bounced', description: 'Which kind.'},
            data: {
              type: 'object',
              description: 'The email.',
              properties: {...many, answer: {type: 'object', properties: many}},
            },
          },
        },
        examples: {one: {summary: 'Unknown address', value: {type: 'email.bounced'}}},
      },
    },
  },
  responses: {'2XX': {description: 'You have it.'}, '410': {description: 'Gone.'}, default: {description: 'Again.'}},
};

const page = eventPage(event, request);

it('lives below its tag and says in its head when it is sent', () => {
  expect(page).toContain('slug: "/events/email-bounced"');
  expect(page).toContain('title: "Email bounced"');
  expect(page).toContain('description: "Sent when it comes back."');
});

it('shows its type, headers, fields, example, answers and operations', () => {
  for (const text of [
    '<EventHeader type="email.bounced" />',
    'name="webhook-id"',
    'name="field_8"',
    'Unknown address',
    '<ApiResponse status="2XX"',
    '<ApiResponse status="410"',
    '<ApiResponse status="default"',
    '"href":"/api/emails/get-email"',
  ]) {
    expect(page).toContain(text);
  }
});

it('says first what to answer, and last what covers the rest', () => {
  expect([...page.matchAll(/<ApiResponse status="(\w+)"/gu)].map(([, status]) => status)).toEqual([
    '2XX',
    '410',
    'default',
  ]);
});

it('leads to how the signature is checked', () => {
  expect(page).toContain('<SignatureNote tag="events" />');
});

it('opens what the event is about, and nothing below it', () => {
  expect(page).toContain('<NestedFields name="data" count={10} open>');
  expect(page).toContain('<NestedFields name="answer" count={9}>');
});

it('lists its sections, so that the contents list works without script', () => {
  expect(page).toMatch(/export const toc = .*"event-headers".*"payload".*"answer".*"related-operations"/u);
});

it('is named on the pages of the operations that have to do with it', () => {
  const operation: Operation = {operationId: 'getEmail', method: 'get', path: '/emails/{email_id}', responses: {}};
  expect(operationPage('Get an email', operation, [event])).toMatch(
    /<ApiSection id="related-events">\s+<EventTable\s+groups=.*"\/api\/events\/email-bounced"/u,
  );
  expect(operationPage('Get an email', operation)).not.toContain('<EventTable');
});
