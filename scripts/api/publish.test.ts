import type {Spec} from '@packages/openapi';
import {parse} from 'yaml';

import {specFiles} from './publish';

const spec = {
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
} as unknown as Spec;

const read = (): string => specFiles(spec, 'de')['openapi.yaml'];

it('makes links in prose absolute, in the language of the file, but not in data', () => {
  const {info, components} = parse(read()) as unknown as {
    info: {description: string};
    components: Record<string, Record<string, unknown>>;
  };
  expect(info.description).toBe('See [docs](https://mailwren.example/de/docs) and [mail](mailto:a@b.example).');
  expect(components.schemas?.Zebra).toMatchObject({
    properties: {description: {description: 'See [b](https://mailwren.example/de/preise#c).'}},
  });
  expect(components.schemas?.Apple).toEqual(spec.components?.schemas?.Apple);
  expect(components.examples).toEqual(spec.components?.examples);
});

it('writes YAML that YAML 1.1 and 1.2 parsers read the same way', () => {
  const yaml = read();
  expect(parse(yaml, {version: '1.1'})).toEqual(parse(yaml));
  // Without quotes, YAML 1.1 would read these as a time and a boolean.
  expect(yaml).toMatch(/- "2026-01-12T08:45:10Z"\n\s+- "yes"/u);
});
