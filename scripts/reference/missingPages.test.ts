import type {Description} from '../../src/plugins/api-reference/types';
import {missingPages} from './missingPages';

const description: Description = {
  openapi: '3.1.0',
  info: {title: 'API', version: '1.0.0'},
  tags: [{name: 'Emails'}],
  paths: {'/emails': {get: {operationId: 'listEmails', tags: ['Emails'], responses: {}}}},
  webhooks: {'email.opened': {post: {operationId: 'emailOpened', tags: ['Emails'], responses: {}}}},
};

it('finds nothing missing where every operation and event has a page', () => {
  expect(missingPages(description, ['index', 'list-emails', 'email-opened'])).toEqual([]);
});

it('names the operation and the event without a page', () => {
  expect(missingPages(description, ['email-opened'])).toEqual(['listEmails']);
  expect(missingPages(description, ['list-emails'])).toEqual(['emailOpened']);
});
