import {parse} from 'yaml';

import type {Description} from '../../../src/openapi/types';
import {toYaml} from './formats';
import {inReadableOrder, withWholeLinks} from './readable';

/** A description as a bundler may write it: what matters last. */
const description = {
  components: {
    examples: {b: {value: {description: '[a](/docs)'}}},
    schemas: {
      Zebra: {type: 'object', properties: {description: {type: 'string', description: 'See [b](/pricing#c).'}}},
      Apple: {type: 'string', examples: ['[c](/docs)', '2026-01-12T08:45:10Z', 'yes']},
    },
  },
  paths: {'/z': {}, '/a': {}},
  info: {version: '1.0.0', title: 'T', description: 'See [docs](/docs) and [mail](mailto:a@b.example).'},
  openapi: '3.1.0',
} as unknown as Description;

it('puts what the API is first and what operations share last, by name', () => {
  const text = JSON.stringify(inReadableOrder(description));
  const places = ['"openapi"', '"info"', '"/z"', '"/a"', '"Apple"', '"Zebra"', '"examples":{"b"'].map((name) =>
    text.indexOf(name),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(inReadableOrder(description)).toEqual(description);
});

it('makes links of texts whole, in the language of the file, and leaves data alone', () => {
  const {info, components} = withWholeLinks(description, 'de') as unknown as {
    info: {description: string};
    components: Record<string, Record<string, unknown>>;
  };
  expect(info.description).toBe('See [docs](https://mailwren.example/de/docs) and [mail](mailto:a@b.example).');
  expect(components.schemas?.Zebra).toMatchObject({
    properties: {description: {description: 'See [b](https://mailwren.example/de/preise#c).'}},
  });
  expect(components.schemas?.Apple).toEqual(description.components?.schemas?.Apple);
  expect(components.examples).toEqual(description.components?.examples);
});

it('writes YAML that old and new readers read alike', () => {
  const yaml = toYaml(description);
  expect(parse(yaml)).toEqual(description);
  expect(parse(yaml, {version: '1.1'})).toEqual(description);
  // Without quotes, YAML 1.1 has a time and a truth value here.
  expect(yaml).toMatch(/- "2026-01-12T08:45:10Z"\n\s+- "yes"/u);
});
