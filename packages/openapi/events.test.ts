import {eventRow, eventsByResource, eventsOf} from './events';
import type {Spec} from './types';

function description(event: object, type = 'sending_domain.created'): Spec {
  return {
    openapi: '3.1.0',
    info: {title: 'API', version: '1.0.0'},
    tags: [
      {name: 'Emails'},
      {name: 'Sending domains', 'x-event-prefix': 'sending_domain'},
      {name: 'Events', description: 'What happens.'},
    ],
    paths: {
      '/emails': {get: {operationId: 'listEmails', summary: 'List emails', tags: ['Emails'], responses: {}}},
    },
    webhooks: {[type]: {post: {operationId: 'sendingDomainCreated', tags: ['Events'], responses: {}, ...event}}},
  };
}

const good = description({
  summary: 'Sending domain created',
  description: 'Sent when `it` is there. More.',
  'x-related-operations': ['listEmails'],
});

it('returns the resource of an event, its page, and its related operations', () => {
  const [event] = eventsOf(good);
  expect(event).toMatchObject({type: 'sending_domain.created', tag: 'Events', resource: 'Sending domains'});
  expect(event?.related).toMatchObject([{operationId: 'listEmails', path: '/emails'}]);
  expect(event && eventRow(event)).toEqual({
    type: 'sending_domain.created',
    href: '/api/events/sending-domain-created',
    when: 'Sent when it is there.',
  });
});

it('finds the tag of a resource with any plural', () => {
  const replies = description({}, 'reply.received');
  replies.tags?.push({name: 'Replies', 'x-event-prefix': 'reply'});
  expect(eventsOf(replies)[0]?.resource).toBe('Replies');
});

it('takes the type of an event without an operationId, and its tag where no other has its prefix', () => {
  const [event] = eventsOf(description({operationId: undefined}, 'post_card.created'));
  expect(event).toMatchObject({
    href: '/api/events/post-card-created',
    resource: 'Events',
    summary: 'post_card.created',
  });
});

it('groups events by resource', () => {
  const [event] = eventsOf(good);
  expect(event && [...eventsByResource([event])]).toEqual([['Sending domains', [event]]]);
});

it.each([
  ['with an unknown tag', description({tags: ['Postcards']}), 'has the tag Postcards; expected one of: Emails'],
  ['that names an unknown operation', description({'x-related-operations': ['fly']}), 'lists the operation fly'],
  ['that is not sent with POST', {...good, webhooks: {'sending_domain.created': {}}}, 'has no post'],
])('names the file of an event %s', (_name, broken, message) => {
  expect(() => eventsOf(broken)).toThrow(message);
  expect(() => eventsOf(broken)).toThrow(/Fix it in api-spec\/webhooks\/[a-z_]+\.created\.yaml/u);
});
