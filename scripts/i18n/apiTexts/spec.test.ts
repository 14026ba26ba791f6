import {isObject} from '../../../src/lib/json';
import {bundleSpec} from '../../reference/lintSpec';
import {textsOf} from '.';

/**
 * Every string in the bundle that looks like prose, found by name alone: its key is one for prose,
 * and it is not data. Names of fields have objects as values, so they are skipped.
 */
function looksLikeText(value: unknown, at: readonly string[] = []): string[] {
  const [above, name] = [at.at(-2) ?? '', at.at(-1) ?? ''];
  if (typeof value === 'string') {
    return /^(?:summary|description|title)$/u.test(name) || above === 'x-enumDescriptions' ? [at.join(' ')] : [];
  }
  const isData =
    above !== 'properties' &&
    (/^(?:value|example|default|const|enum)$/u.test(name) || (name === 'examples' && !isObject(value)));
  if (isData || typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => looksLikeText(inner, [...at, key]));
}

it('finds every string of the spec, and nothing else', async () => {
  const bundle = await bundleSpec();
  const found = textsOf(bundle)
    .flatMap(({paths}) => paths.map((at) => at.join(' ')))
    .filter((at) => !at.endsWith('x-displayName'));
  expect(found.length).toBeGreaterThan(1000);
  expect(found.sort()).toEqual(looksLikeText(bundle).sort());
});
