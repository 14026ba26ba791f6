/**
 * A loader that changes nothing: it tells the bundler which further files a
 * page is made of, so that the page is compiled again when one of them has
 * changed, in the dev server and from the bundler's cache. Plain JavaScript,
 * because the bundler loads it by itself.
 */
import path from 'node:path';

const samples = /\bfile=(docs-samples\/[^\s#`]+)/gu;
const described = /<(?:Endpoint|EventTable|ErrorTable|DnsRecords)\b/u;
const facts = /<Fact\b/u;

/** The files besides itself that a page is made of, from the repository's root. */
export function dependenciesOf(text, {descriptionFile, factFiles}) {
  return [
    ...[...text.matchAll(samples)].map(([, file]) => file),
    ...(described.test(text) ? [descriptionFile] : []),
    ...(facts.test(text) ? factFiles : []),
  ];
}

export default function dependencyLoader(text) {
  const {siteDir, ...options} = this.getOptions();
  // A page is also made by this plugin: what it made earlier is not to be taken from the cache.
  this.addContextDependency(import.meta.dirname);
  for (const file of dependenciesOf(text, options)) {
    this.addDependency(path.join(siteDir, file));
  }
  return text;
}
