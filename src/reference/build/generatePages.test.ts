import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {referencePages} from '../models/pages';
import {fixture} from '../testing/spec';
import {generatePages} from './generatePages';

it('reports the page that the plugin skipped', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  const spec = path.join(dir, 'openapi.json');
  await writeFile(spec, JSON.stringify(fixture));
  const pages = referencePages(fixture);
  const more = pages.slice(0, 1).map((page) => ({...page, id: 'fly-away'}));
  await expect(
    generatePages({spec, locale: 'en', directory: path.join(dir, 'api')}, [...pages, ...more]),
  ).rejects.toThrow(/did not generate fly-away\. /u);
  await rm(dir, {recursive: true});
});
