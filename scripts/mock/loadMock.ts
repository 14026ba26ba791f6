import {bundleDescription, checkDescription} from '../reference/checkDescription';
import {type MockApi, createMockApi} from './mockApi';

/**
 * Makes an API out of the description as it is in api-spec/ now.
 *
 * @throws DescriptionError with file, line and reason for each problem
 */
export async function loadMock(): Promise<MockApi> {
  // At the same time, to be ready sooner; of two complaints that of the check counts, which has file and line.
  const bundled = bundleDescription();
  bundled.catch(() => undefined);
  await checkDescription();
  return createMockApi(await bundled);
}
