import {createHash} from 'node:crypto';

import {Parser} from 'htmlparser2';

import {filesOf, markupProblems} from '../../src/lib/markup';
import {mainId} from '../../src/lib/page';

/** The data of a page that the policy needs, and the errors found in it. */
export interface Inspection {
  /** CSP hash sources of the inline scripts: `sha256-…`. */
  scriptHashes: string[];
  /** The URLs of images, media and scripts that it loads from this site, as they are written. */
  files: string[];
  /** Forbidden or missing content, one sentence each. */
  findings: string[];
}

/** Script types that browsers do not run. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/**
 * Inspects a finished page.
 *
 * @param lang the expected value of `<html lang>`, such as `de-DE`
 * @param unstyled classes of the theme whose styles are not loaded
 */
export function inspectHtml(html: string, lang: string, unstyled: ReadonlySet<string> = new Set()): Inspection {
  const findings: string[] = [];
  const scripts: string[] = [];
  const files: string[] = [];
  let inlineScript: string | undefined;
  let declaredLang: string | undefined;
  let titles = 0;
  const mainIds: (string | undefined)[] = [];

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') {
        declaredLang = attributes.lang;
      }
      if (name === 'title') {
        titles += 1;
      }
      if (name === 'main') {
        mainIds.push(attributes.id);
      }
      if (name === 'script' && attributes.src === undefined && !dataTypes.has(attributes.type ?? '')) {
        inlineScript = '';
      }
      files.push(...filesOf(name, attributes));
      findings.push(...markupProblems(name, attributes));
      const lost = (attributes.class ?? '').split(/\s+/u).filter((one) => unstyled.has(one));
      if (lost.length > 0) {
        findings.push(
          `<${name}> has the class "${lost.join(' ')}" of Infima, whose styles are left out. Use a component of src/components/ui, or let src/plugins/theme-classic/withoutUnusedInfima.ts keep them.`,
        );
      }
    },
    ontext(text) {
      if (inlineScript !== undefined) {
        inlineScript += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && inlineScript !== undefined) {
        scripts.push(inlineScript);
        inlineScript = undefined;
      }
    },
  });
  parser.write(html);
  parser.end();

  if (declaredLang !== lang) {
    findings.push(`<html lang> is "${declaredLang ?? ''}", expected "${lang}".`);
  }
  if (titles === 0) {
    findings.push('It has no <title>.');
  }
  if (mainIds.length !== 1) {
    findings.push(`It has ${mainIds.length} <main> elements, expected one.`);
  }
  if (mainIds.length === 1 && mainIds[0] !== mainId) {
    findings.push(
      `Its <main> does not have the id "${mainId}", so "Skip to main content" does not lead to it without script. See src/config/docusaurus/template.ts.`,
    );
  }
  return {
    findings,
    files,
    scriptHashes: scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`),
  };
}
