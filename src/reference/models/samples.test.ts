import {wholeOperations} from '@packages/openapi';
import {sampleTargets, samplesOf} from '@packages/samples';

import {apiConventions} from '../../config/api';
import {bundleSpec} from '../spec';

jest.setTimeout(60_000);

test('every operation has a sample for every target', async () => {
  const spec = await bundleSpec();
  for (const operation of wholeOperations(spec)) {
    const targets = samplesOf(spec, operation, apiConventions).map(({target}) => target);
    expect([operation.operationId, targets]).toEqual([operation.operationId, sampleTargets]);
  }
});
