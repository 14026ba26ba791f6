import {createHash} from 'node:crypto';

import {Parser} from 'htmlparser2';

import {markupProblems} from '../../src/lib/markup';

/** What the policy needs from a page, and the errors found in it. */
export interface Inspection {
  /** CSP hash sources of the inline scripts: `sha256-…`. */
  scriptHashes: string[];
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
  let inlineScript: string | undefined;
  let declaredLang: string | undefined;
  let titles = 0;
  let mains = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') {
        declaredLang = attributes.lang;
      }
      if (name === 'title') {
        titles += 1;
      }
      if (name === 'main') {
        mains += 1;
      }
      if (name === 'script' && attributes.src === undefined && !dataTypes.has(attributes.type ?? '')) {
        inlineScript = '';
      }
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
  if (mains !== 1) {
    findings.push(`It has ${mains} <main> elements, expected one.`);
  }
  return {
    findings,
    scriptHashes: scripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`),
  };
}
