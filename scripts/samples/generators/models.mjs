import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import process from 'node:process';

/**
 * Generates data types from a spec with Modelina: `node models.mjs <spec> <output> <language>`.
 * Modelina derives a type's name from its path in an OpenAPI document, so it receives only the
 * schemas, with their names.
 */
const modelina = createRequire(new URL('../../../docs-samples/package.json', import.meta.url))('@asyncapi/modelina');
const [, , spec, output, language] = process.argv;
const {components} = JSON.parse((await readFile(spec, 'utf8')).replaceAll('#/components/schemas/', '#/definitions/'));
for (const [name, schema] of Object.entries(components.schemas)) {
  delete schema.title;
  schema['x-modelgen-inferred-name'] = name;
}
const used = Object.keys(components.schemas).filter((name) =>
  /Request$|^Event$|^BulkEmailReport$|WithSecret$/u.test(name),
);
const generators = {
  python: modelina.PythonFileGenerator,
  go: modelina.GoFileGenerator,
  java: modelina.JavaFileGenerator,
};
await new generators[language]({collectionType: 'List'}).generateToFiles(
  {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'Models',
    type: 'object',
    definitions: components.schemas,
    properties: Object.fromEntries(used.map((name) => [name, {$ref: `#/definitions/${name}`}])),
  },
  output,
  {packageName: 'mailwren'},
);
