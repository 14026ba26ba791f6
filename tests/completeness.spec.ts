import {readFile} from 'node:fs/promises';

import {expect, test} from 'playwright/test';

import {expectedFacts, missingFacts, shownFacts} from '../scripts/checks/reference/completeness';
import {localeBaseUrl, locales} from '../src/config/locales';
import {specFile} from '../src/config/reference';
import {operationSlug, wholeOperations} from '../src/openapi/operations';
import type {Spec, Operation} from '../src/openapi/types';
import {attributesOf, readBuilt, readPage} from './support/html';

/** The sections of an event's page that correspond to those of an operation's page. */
const eventSection = (field: string): string =>
  field.replace(/^header-parameters/u, 'event-headers').replace(/^request-body/u, 'payload');

for (const locale of locales) {
  test(`every page of the reference in ${locale} has all that the spec has`, async () => {
    const spec = JSON.parse(await readFile(specFile(locale), 'utf8')) as Spec;
    const operations = wholeOperations(spec);
    const events = Object.values(spec.webhooks ?? {}).map(
      ({post}) => ({...post, method: 'post', path: ''}) as Operation,
    );
    const urlOf = ({operationId, tags = []}: Operation): string =>
      `${localeBaseUrl(locale)}api/${operationSlug(operationId, tags[0])}`;
    expect([operations.length, events.length]).toEqual([55, 32]);

    const findings: string[] = [];
    let facts = 0;
    for (const operation of [...operations, ...events]) {
      const url = urlOf(operation);
      const expected = expectedFacts(spec, operation);
      if (!operations.includes(operation)) {
        expected.fields = new Set([...expected.fields].map(eventSection));
        const related = operations.filter((it) => operation['x-related-operations']?.includes(it.operationId));
        const hrefs = attributesOf(await readPage(url), 'main a', 'href');
        expect(hrefs, url).toEqual(expect.arrayContaining(related.map(urlOf)));
      }
      facts += expected.fields.size + expected.statuses.size + expected.codes.size;
      const shown = shownFacts(await readBuilt(`${url}.html`));
      findings.push(...missingFacts(expected, shown).map((finding) => `${url}: ${finding}`));
    }
    expect(findings).toEqual([]);
    expect(facts).toBeGreaterThan(55 * 51);

    // The overview leads to every page.
    const links = attributesOf(await readPage(`${localeBaseUrl(locale)}api`), 'main a', 'href');
    expect(links).toEqual(expect.arrayContaining([...operations, ...events].map(urlOf)));
  });
}
