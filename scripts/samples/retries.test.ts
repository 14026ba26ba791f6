import {readFileSync} from 'node:fs';

import {facts} from '../../src/data/facts';
import {filesBelow} from '../lib/fingerprint';
import {fromRoot} from '../lib/paths';

/** How the samples specify the number of attempts; urllib3 counts retries only. */
const attempts =
  /\b(?:max_?attempts =|tries =|attempt ===|attempts:) (?<all>\d+)|(?:\btotal=|--retry )(?<repeated>\d+)/giu;

it('gives up after the same number of attempts in every sample', async () => {
  const files = await Promise.all(
    ['docs-samples', 'src/openapi/samples/targets'].map((dir) => filesBelow(fromRoot(dir))),
  );
  const found = files.flat().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(attempts)].map(({groups}) => ({
      file,
      attempts: groups?.all ? Number(groups.all) : Number(groups?.repeated) + 1,
    })),
  );
  expect(found.length).toBeGreaterThanOrEqual(14);
  expect(found.filter((sample) => sample.attempts !== facts.retryAttempts)).toEqual([]);
});
