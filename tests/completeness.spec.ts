import {readFile} from 'node:fs/promises';

import {expect, test} from 'playwright/test';

import {expectedFacts, missingFacts, shownFacts} from '../scripts/checks/reference/completeness';
import {localeBaseUrl, locales} from '../src/config/locales';
import {specFile} from '../src/config/reference';
import {operationSlug, wholeOperations} from '../src/openapi/operations';
import type {Spec, Operation} from '../src/openapi/types';
import {readBuilt} from './support/html';

/** The sections of an event page that correspond to sections of an operation page. */
const eventSection = (field: string): string =>
  field.replace(/^header-parameters/u, 'event-headers').replace(/^request-body/u, 'payload');

/** The targets of the links in the main part of a page. */
const linksOf = (html: string): string[] =>
  [...html.slice(html.indexOf('<main')).matchAll(/<a [^>]*?href="([^"]*)"/gu)].map(([, href = '']) => href);

test('every reference page contains everything in the spec, in every language', async () => {
  for (const locale of locales) {
    const spec = JSON.parse(await readFile(specFile(locale), 'utf8')) as Spec;
    const operations = wholeOperations(spec);
    const events = Object.values(spec.webhooks ?? {}).map(
      ({post}) => ({...post, method: 'post', path: ''}) as Operation,
    );
    const urlOf = ({operationId, tags = []}: Operation): string =>
      `${localeBaseUrl(locale)}api/${operationSlug(operationId, tags[0])}`;
    expect([operations.length, events.length]).toEqual([55, 32]);

    const overview = await readBuilt(`${localeBaseUrl(locale)}api.html`);
    const onOverview = shownFacts(overview);
    const findings: string[] = [];
    let facts = 0;
    for (const operation of [...operations, ...events]) {
      const url = urlOf(operation);
      const html = await readBuilt(`${url}.html`);
      const {shared, ...expected} = expectedFacts(spec, operation);
      if (!operations.includes(operation)) {
        expected.fields = new Set([...expected.fields].map(eventSection));
        const related = operations.filter((it) => operation['x-related-operations']?.includes(it.operationId));
        expect(linksOf(html), url).toEqual(expect.arrayContaining(related.map(urlOf)));
      }
      facts += expected.fields.size + shared.size + expected.statuses.size + expected.codes.size;
      findings.push(...missingFacts(expected, shownFacts(html)).map((finding) => `${url}: ${finding}`));
      // All errors have the same fields.
      findings.push(...missingFacts({...onOverview, fields: shared}, onOverview));
    }
    expect.soft(findings, locale).toEqual([]);
    expect(facts).toBeGreaterThan(55 * 51);

    // The overview links to every page.
    expect(linksOf(overview)).toEqual(expect.arrayContaining([...operations, ...events].map(urlOf)));
  }
});
