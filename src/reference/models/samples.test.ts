import {wholeOperations} from '@packages/openapi';
import {sampleTargets, samplesOf} from '@packages/samples';

import {apiConventions} from '../../config/api';
import {bundleSpec} from '../spec';

jest.setTimeout(60_000);

/**
 * Lines that no language can break: a string, a path, an import, the start of a declaration, a field in Go, and what
 * closes brackets.
 */
const whole =
  /^\s*(?:(?:import|class|public class|export async function|export default|- |-H|\w+ =>|\w+ +(?:string|int|bool|float64)|'[^']*' =>|[\w$"'-]+:|return|curl)\s)?(?:f?"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\S+)(?:[\])},;]*| \\| \{| do \|item\|)$/u;

test('every operation has a sample for every target, whose lines fit on a phone if they can be broken', async () => {
  const spec = await bundleSpec();
  const operations = wholeOperations(spec);
  const tooWide = operations.flatMap((operation) => {
    const samples = samplesOf(spec, operation, apiConventions);
    expect([operation.operationId, samples.map(({target}) => target)]).toEqual([operation.operationId, sampleTargets]);
    return samples.flatMap(({target, files}) =>
      files
        .flatMap(({code}) => code.replaceAll('\\\\', '\\').split('\n'))
        .filter((line) => line.replaceAll('\t', '  ').length > 48 && !whole.test(line))
        .map((line) => `${target} ${operation.operationId}: ${line}`),
    );
  });
  expect(tooWide).toEqual([]);
});
