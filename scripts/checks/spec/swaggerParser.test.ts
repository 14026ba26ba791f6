import SwaggerParser from '@apidevtools/swagger-parser';

import {bundleSpec} from '../../reference/lintSpec';

test('another parser accepts the spec, and rejects a broken reference', async () => {
  const spec = await bundleSpec();
  await expect(SwaggerParser.validate(structuredClone(spec) as never)).resolves.toMatchObject({openapi: spec.openapi});
  const broken = {...structuredClone(spec), paths: {'/birds': {$ref: '#/birds'}}};
  await expect(SwaggerParser.validate(broken as never)).rejects.toThrow('birds');
});
