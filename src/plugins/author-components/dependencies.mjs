/**
 * A loader that changes nothing: it registers the other files that a page depends on, so that
 * the page is recompiled if one of them changes. Plain JavaScript, because the bundler loads it.
 */
import path from 'node:path';

const samples = /\bfile=(docs-samples\/[^\s#`]+)/gu;
const specComponents = /<(?:ApiChangelog|Endpoint|EventTable|EventPayloads|ErrorTable|DnsRecords)\b/u;

/** The other files that a page depends on, relative to the repository. */
export function dependenciesOf(text, specFile) {
  return [...[...text.matchAll(samples)].map(([, file]) => file), ...(specComponents.test(text) ? [specFile] : [])];
}

export default function dependencyLoader(text) {
  const {siteDir, specFile} = this.getOptions();
  // Includes the modules of this plugin.
  this.addContextDependency(import.meta.dirname);
  if (text.includes('<ApiChangelog')) {
    this.addContextDependency(path.join(siteDir, 'api-spec', 'changelog'));
  }
  for (const file of dependenciesOf(text, specFile)) {
    this.addDependency(path.join(siteDir, file));
  }
  return text;
}
