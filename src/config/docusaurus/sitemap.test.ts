import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import kebabCase from 'lodash/kebabCase';

import {sourcesOf} from './sitemap';

it('knows the sources of the reference', () => {
  expect(sourcesOf('/api')).toEqual(['api-spec/openapi.yaml']);
  expect(sourcesOf('/api/emails/send-email')).toEqual(['api-spec/resources/emails/']);
  expect(sourcesOf('/api/events/sending-domain-failed')).toEqual(['api-spec/webhooks/sending_domain.failed']);
});

it('finds the file of every event', () => {
  const events = readdirSync('api-spec/webhooks').filter((file) => file.endsWith('.yaml'));
  expect(events.length).toBeGreaterThan(20);
  for (const file of events) {
    const page = kebabCase(path.basename(file, '.yaml'));
    expect(sourcesOf(`/api/events/${page}`).map((source) => existsSync(`${source}.yaml`))).toEqual([true]);
  }
});
