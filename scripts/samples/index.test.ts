import {existsSync} from 'node:fs';

import {sampleInputs} from '.';
import {fromRoot} from '../lib/paths';

// A path that is gone would leave its files out of the fingerprint.
it.each(sampleInputs)('%s exists', (input) => {
  expect(existsSync(fromRoot(input))).toBe(true);
});
