import {readFile} from 'node:fs/promises';

import {expect, test} from 'playwright/test';

import {
  type Expectation,
  type Shown,
  expectationsOf,
  missingKeywords,
  shownInHtml,
} from '../scripts/reference/completeness';
import {readStrings} from '../scripts/i18n/uiStrings';
import {localeBaseUrl, localeConfigs, locales} from '../src/config/locales';
import {specFile} from '../src/config/reference';
import {operationSlug, wholeOperations} from '../src/openapi/operations';
import {withoutReferences} from '../src/openapi/parts';
import {referencesOf} from '../src/openapi/references';
import {samplesOf} from '../src/openapi/samples/request';
import type {TextId} from '../src/openapi/texts';
import type {Operation, Spec} from '../src/openapi/types';
import {readBuilt} from './support/html';

/** The targets of the links in the main part of a page. */
const linksOf = (html: string): string[] =>
  [...html.slice(html.indexOf('<main')).matchAll(/<a [^>]*?href="([^"]*)"/gu)].map(([, href = '']) => href);

/**
 * Tells whether HTML shows something in another form: sets of fields are in one line, without the titles and examples of each
 * set, and errors have the meaning of each code. The Markdown export, which `npm run api:lint` reads, has these texts, too.
 */
const hasOtherForm = ({keyword, group, place, evidence}: Expectation): boolean =>
  keyword === 'summary' ||
  (keyword === 'description' && place.startsWith('errors/')) ||
  (group !== '' && (['title', 'examples'].includes(keyword) || evidence.flat().every(({kind}) => kind === 'label')));

test('every reference page contains everything in the spec, in every language', async () => {
  const strings = await readStrings(locales);
  for (const locale of locales) {
    const spec = JSON.parse(await readFile(specFile(locale), 'utf8')) as Spec;
    const references = referencesOf(spec);
    const operations = wholeOperations(spec);
    const events = Object.values(spec.webhooks ?? {}).map(({post}) => ({...post}) as Operation);
    const urlOf = ({operationId, tags = []}: Operation): string =>
      `${localeBaseUrl(locale)}api/${operationSlug(operationId, tags[0])}`;
    expect(operations).not.toHaveLength(0);
    expect(events).not.toHaveLength(0);

    const expectations = expectationsOf(spec);
    const paths = [...new Set(expectations.map(({page}) => page))];
    const pages = new Map<string, Shown>();
    for (const path of paths) {
      pages.set(path, shownInHtml(await readBuilt(`${localeBaseUrl(locale)}${path.slice(1)}.html`)));
    }
    const label = strings(locale);
    const missing = missingKeywords(spec, pages, {
      iso: localeConfigs[locale].iso,
      label: (id) => label(id as TextId),
    });
    expect
      .soft(
        missing.filter((it) => !hasOtherForm(it)).map(({page, place, path}) => `${page}: ${place}: ${path.join('/')}`),
        locale,
      )
      .toEqual([]);

    for (const operation of operations) {
      const url = urlOf(operation);
      const [whole = []] = pages.get(url.slice(localeBaseUrl(locale).length - 1))?.get('*') ?? [];
      const samples = samplesOf(spec, withoutReferences(operation, references)).flatMap(({files}) => files);
      expect(samples.length, url).toBeGreaterThanOrEqual(14);
      const absent = samples.filter(({code}) => !whole.some((piece) => piece.trim() === code.trim()));
      expect
        .soft(
          absent.map(({name}) => name),
          url,
        )
        .toEqual([]);
    }
    for (const event of events) {
      const related = operations.filter(({operationId}) => event['x-related-operations']?.includes(operationId));
      expect(linksOf(await readBuilt(`${urlOf(event)}.html`)), urlOf(event)).toEqual(
        expect.arrayContaining(related.map(urlOf)),
      );
    }
    // The overview links to every page.
    const overview = await readBuilt(`${localeBaseUrl(locale)}api.html`);
    expect(linksOf(overview)).toEqual(expect.arrayContaining([...operations, ...events].map(urlOf)));
  }
});
