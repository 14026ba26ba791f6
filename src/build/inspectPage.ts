import {hash} from 'node:crypto';

import type {CheerioAPI} from 'cheerio';

import {markupProblems, siteUrlsOf} from '../lib/markup';
import {metadataProblems} from '../lib/metadata';
import {mainId} from '../lib/page';
import {isElement, sourceOf} from '../lib/readPage';

/** The scripts and files of a page, and the errors found on it. */
export interface Inspection {
  /** CSP hash sources of the inline scripts: `sha256-…`. */
  scriptHashes: string[];
  /** The URLs on this site that the page loads or links to, as written. */
  urls: string[];
  /** Forbidden or missing content, one sentence each. */
  findings: string[];
  /** The page's source file, if there is one. */
  source?: string;
}

/** The file with all inspections by route, in Docusaurus' directory of generated files. */
export const inspectionsFile = 'inspections.json';

/** Script types that browsers do not run. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/**
 * Inspects a finished page.
 *
 * @param lang the expected value of `<html lang>`, such as `de-DE`
 */
export function inspectPage($: CheerioAPI, lang: string): Inspection {
  const elements = $('*').get().filter(isElement);
  const findings = elements.flatMap(({name, attribs}) => markupProblems(name, attribs));
  const declaredLang = $('html').attr('lang') ?? '';
  if (declaredLang !== lang) {
    findings.push(`<html lang> is "${declaredLang}", expected "${lang}".`);
  }
  if ($('title').length === 0) {
    findings.push('The page has no <title>.');
  }
  findings.push(
    ...metadataProblems('title', $('title').text()),
    ...metadataProblems('description', $('meta[name="description"]').attr('content') ?? ''),
  );
  const mains = $('main');
  if (mains.length !== 1) {
    findings.push(`The page must have one <main> element, but has ${mains.length}.`);
  } else if (mains.attr('id') !== mainId) {
    findings.push(
      `The page's <main> does not have the ID "${mainId}", so "Skip to main content" does not work without JavaScript. Correct src/config/docusaurus/template.ts, which adds the ID.`,
    );
  }
  const ids = elements.flatMap(({attribs: {id}}) => (id ? [id] : []));
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
  repeated.forEach((id) =>
    findings.push(`Multiple elements have the ID "${id}", and links lead only to the first one. Change the other IDs.`),
  );
  const scripts = $('script:not([src])')
    .get()
    .filter(({attribs}) => !dataTypes.has(attribs.type ?? ''));
  return {
    findings,
    urls: [...new Set(elements.flatMap(({name, attribs}) => siteUrlsOf(name, attribs)))],
    scriptHashes: scripts.map((script) => `sha256-${hash('sha256', sourceOf(script), 'base64')}`),
  };
}
