import {readFile} from 'node:fs/promises';

import {type Operation, type Spec, wholeOperations} from '@packages/openapi';
import {samplesOf} from '@packages/samples';
import {expect, test} from 'playwright/test';

import {apiConventions} from '../src/config/api';
import {localeBaseUrl, locales} from '../src/config/locales';
import {specFile} from '../src/config/reference';
import {operationHref} from '../src/lib/apiOverview';
import {attributesOf, readPage} from './support/html';

/** The targets of the links in the main part of a page. */
const linksOf = async (url: string): Promise<string[]> => attributesOf(await readPage(url), 'main a', 'href');

test('every reference page has its samples and links, in every language', async () => {
  for (const locale of locales) {
    const spec = JSON.parse(await readFile(specFile(locale), 'utf8')) as Spec;
    const operations = wholeOperations(spec);
    const events = Object.values(spec.webhooks ?? {}).map(({post}) => ({...post}) as Operation);
    const urlOf = ({operationId, tags = []}: Operation): string =>
      `${localeBaseUrl(locale)}${operationHref(operationId, tags[0] ?? '').slice(1)}`;
    expect(operations).not.toHaveLength(0);
    expect(events).not.toHaveLength(0);

    for (const operation of operations) {
      const url = urlOf(operation);
      const $ = await readPage(url);
      const blocks = $('pre')
        .get()
        .map((block) => $(block).text().trim());
      const samples = samplesOf(spec, operation, apiConventions).flatMap(({files}) => files);
      expect(samples.length, url).toBeGreaterThanOrEqual(14);
      const absent = samples.filter(({code}) => !blocks.includes(code.trim())).map(({name}) => name);
      expect.soft(absent, url).toEqual([]);
    }
    for (const event of events) {
      const related = operations.filter(({operationId}) => event['x-related-operations']?.includes(operationId));
      expect(await linksOf(urlOf(event)), urlOf(event)).toEqual(expect.arrayContaining(related.map(urlOf)));
    }
    // The overview links to every page.
    expect(await linksOf(`${localeBaseUrl(locale)}api`)).toEqual(
      expect.arrayContaining([...operations, ...events].map(urlOf)),
    );
  }
});
