import cloneDeep from 'lodash/cloneDeep';
import get from 'lodash/get';
import set from 'lodash/set';
import uniq from 'lodash/uniq';
import unset from 'lodash/unset';

import type {Spec} from '../../src/openapi/types';
import {expectationsOf} from './completeness';
import constructs from './completeness/constructs.json';
import {inspectPages, unshownKeywords} from './inspectPages';

const spec = constructs as unknown as Spec;

const changed = (change: (copy: Spec) => void): Spec => {
  const copy = cloneDeep(spec);
  change(copy);
  return copy;
};

/** The parts of each keyword that pages must show; for a condition, its parts. */
const paths = new Map(expectationsOf(spec).map(({path}) => [path.join(' '), path]));

it('finds nothing where every keyword is shown', () => {
  expect(unshownKeywords(spec)).toEqual([]);
  expect(paths.size).toBeGreaterThan(170);
});

it('finds each keyword that its pages are made without', () => {
  // A spec without the first of these is not valid; the others follow from their siblings.
  const needed = /^info title$|servers \d url$| responses \w+ description$/u;
  const implied =
    /variables \w+$|region default$| (?:style|explode)$|Thing description$| kind(?: type)?$| mapping api$|(?:oneOf \d|parameters 0 schema|color|object|labels|quiet|children) type$/u;
  const unnoticed = [...paths.values()].filter((path) => {
    const name = path.join(' ');
    if (needed.test(name) || implied.test(name) || Array.isArray(get(spec, path.slice(0, -1)))) {
      return false;
    }
    // Without a type, there is still the one that follows from other keywords.
    const poorer = changed((copy) => (path.at(-1) === 'type' ? set(copy, path, 'null') : unset(copy, path)));
    return !unshownKeywords(spec, poorer).some((missing) => missing.path.join(' ') === name);
  });
  expect(unnoticed.map((path) => path.join(' '))).toEqual([]);
});

it.each([
  ['a keyword of a schema', 'components.schemas.Thing.properties.labels.contains', {type: 'string'}],
  ['the number of what a list contains', 'components.schemas.Thing.properties.labels.minContains', 2],
  ['properties that no other schema has', 'components.schemas.Thing.unevaluatedProperties', {type: 'string'}],
  ['the title of a field', 'components.schemas.Thing.properties.name.title', 'The name of the thing'],
  ['how a parameter is encoded', ['paths', '/things/{thing_id}', 'put', 'parameters', '0', 'allowReserved'], true],
  ['callbacks', ['paths', '/things/{thing_id}', 'put', 'callbacks'], {done: {}}],
  [
    'how a part of a body is encoded',
    ['paths', '/things/{thing_id}', 'put', 'requestBody', 'content', 'application/json', 'encoding'],
    {},
  ],
])('finds what no page shows: %s', (_name, path, value) => {
  const missing = unshownKeywords(changed((copy) => set(copy, path, value)));
  expect(uniq(missing.map((it) => it.path.join('.')))).toEqual([[path].flat().join('.')]);
});

it('names file, line and keyword', async () => {
  const {bundleSpec} = await import('./lintSpec');
  const changed = cloneDeep(await bundleSpec());
  set(changed, 'components.schemas.TemplateAlias.contains', {});
  set(changed, ['paths', '/emails', 'post', 'callbacks'], {});
  const problems = await inspectPages(changed);
  expect(problems.map(({file, line, message}) => [file, line, message.split('.')[0]])).toEqual([
    ['api-spec/resources/emails/sendEmail.yaml', 1, '/api/emails/send-email does not show callbacks'],
    ['api-spec/resources/templates/schemas/TemplateAlias.yaml', 1, expect.stringContaining('does not show contains')],
  ]);
});
