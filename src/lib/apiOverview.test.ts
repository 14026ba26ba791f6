import type {Spec} from '@packages/openapi';

import {eventRow, eventsOf, operationsById} from './apiOverview';

function specOf(event: object = {}, type = 'sending_domain.created', operation: object = {}): Spec {
  return {
    openapi: '3.1.0',
    info: {title: 'API', version: '1.0.0'},
    tags: [
      {name: 'Emails'},
      {name: 'Sending domains', 'x-event-prefix': 'sending_domain'},
      {name: 'Replies', 'x-event-prefix': 'reply'},
      {name: 'Events'},
    ],
    paths: {
      '/emails': {
        get: {operationId: 'listEmails', summary: 'List emails', tags: ['Emails'], responses: {}, ...operation},
      },
    },
    webhooks: {[type]: {post: {operationId: 'sendingDomainCreated', tags: ['Events'], responses: {}, ...event}}},
  };
}

const spec = specOf({
  summary: 'Sending domain created',
  description: 'Sent when `it` is there. More.',
  'x-related-operations': ['listEmails'],
});

it('returns the resource of an event, its page, and its related operations', () => {
  const [event] = eventsOf(spec);
  expect(event).toMatchObject({type: 'sending_domain.created', tag: 'Events', resource: 'Sending domains'});
  expect(event?.related).toEqual([operationsById(spec).get('listEmails')]);
  expect(event && eventRow(event)).toEqual({
    type: 'sending_domain.created',
    href: '/api/events/sending-domain-created',
    when: 'Sent when it is there.',
  });
});

it('finds the tag of a resource with any plural, and falls back to its own tag and to its type', () => {
  expect(eventsOf(specOf({}, 'reply.received'))[0]?.resource).toBe('Replies');
  expect(eventsOf(specOf({operationId: undefined}, 'post_card.created'))[0]).toMatchObject({
    href: '/api/events/post-card-created',
    resource: 'Events',
    summary: 'post_card.created',
  });
});
