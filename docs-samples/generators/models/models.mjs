import {readFile} from 'node:fs/promises';
import process from 'node:process';

import * as modelina from '@asyncapi/modelina';

// Generates data types from a spec with Modelina: `node models.mjs <spec> <output>`.
// Modelina derives a type's name from its path in an OpenAPI document, so it receives only the
// schemas, with their names.
const [, , spec, output] = process.argv;
const {components} = JSON.parse(
  (await readFile(spec, 'utf8')).replaceAll('#/components/schemas/', '#/definitions/'),
);
for (const [name, schema] of Object.entries(components.schemas)) {
  delete schema.title;
  schema['x-modelgen-inferred-name'] = name;
}
const used = Object.keys(components.schemas).filter((name) =>
  /Request$|^Event$|^BulkEmailReport$|WithSecret$/u.test(name),
);
const root = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'Models',
  type: 'object',
  definitions: components.schemas,
  properties: Object.fromEntries(
    used.map((name) => [name, {$ref: `#/definitions/${name}`}]),
  ),
};
const {PythonFileGenerator, GoFileGenerator, JavaFileGenerator} = modelina;
for (const Generator of [PythonFileGenerator, GoFileGenerator, JavaFileGenerator]) {
  await new Generator({collectionType: 'List'}).generateToFiles(root, output, {
    packageName: 'mailwren',
  });
}
