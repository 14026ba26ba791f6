/**
 * A loader that does not change its input: it registers the other files that a page depends on, so that
 * the page is recompiled if one of them changes. Plain JavaScript, because the bundler loads it.
 */
import path from 'node:path';

const samples = /\bfile=(docs-samples\/[^\s#`]+)/gu;
const component = /<([A-Z]\w*)/gu;

/**
 * The other files that a page depends on, relative to the repository; directories end with a slash.
 *
 * @param reads the files that components show, by the components' names
 */
export function dependenciesOf(text, reads) {
  const used = [...text.matchAll(component)].map(([, name]) => name);
  return [...[...text.matchAll(samples)].map(([, file]) => file), ...used.flatMap((name) => reads[name] ?? [])];
}

export default function dependencyLoader(text) {
  const {siteDir, components} = this.getOptions();
  for (const name of dependenciesOf(text, components)) {
    const file = path.join(siteDir, name);
    if (name.endsWith('/')) {
      this.addContextDependency(file);
    } else {
      this.addDependency(file);
    }
  }
  return text;
}
