import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {expect, test} from 'playwright/test';

import {expectedFacts, missingFacts, shownFacts} from '../scripts/checks/reference/completeness';
import {defaultLocale, locales} from '../src/config/locales';
import {specFile} from '../src/config/reference';
import {operationSlug, wholeOperations} from '../src/openapi/operations';
import type {Description} from '../src/openapi/types';

// Reads the files of the build: no browser, no server.
for (const locale of locales) {
  test(`every page of an operation in ${locale} has all that its description has`, async () => {
    const description = JSON.parse(await readFile(specFile(locale), 'utf8')) as Description;
    const operations = wholeOperations(description);
    expect(operations).toHaveLength(55);
    const root = locale === defaultLocale ? 'build' : path.join('build', locale);
    const findings: string[] = [];
    let facts = 0;
    for (const operation of operations) {
      const slug = operationSlug(operation.operationId, operation.tags?.[0]);
      const html = await readFile(path.join(root, 'api', `${slug}.html`), 'utf8');
      const expected = expectedFacts(description, operation);
      facts += expected.fields.size + expected.statuses.size + expected.codes.size;
      findings.push(...missingFacts(expected, shownFacts(html)).map((finding) => `${slug}: ${finding}`));
    }
    expect(findings).toEqual([]);
    // Each has fourteen samples, seven statuses, ten examples and twenty fields at least.
    expect(facts).toBeGreaterThan(55 * 51);
  });
}
