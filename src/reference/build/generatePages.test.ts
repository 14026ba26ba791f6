import {mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {referencePages} from '../models/pages';
import {fixture} from '../testing/spec';
import {generatePages} from './generatePages';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await writeFile(path.join(directory, 'openapi.json'), JSON.stringify(fixture));
});
afterEach(() => rm(directory, {recursive: true}));

const pages = referencePages(fixture);
const target = (): Parameters<typeof generatePages>[0] => ({
  spec: path.join(directory, 'openapi.json'),
  locale: 'en',
  directory: path.join(directory, 'api'),
});

it('writes each page and a sidebar with all of them', async () => {
  await generatePages(target(), pages);
  const files = await readdir(path.join(directory, 'api'));
  expect(files.filter((file) => file.endsWith('.mdx'))).toHaveLength(pages.length);
  const sidebar = await readFile(path.join(directory, 'api', 'sidebar.ts'), 'utf8');
  for (const {id} of pages) {
    expect(sidebar).toContain(`api/${id}"`);
  }
});

it('reports the page that the plugin skipped', async () => {
  const [page] = pages;
  const more = page ? [...pages, {...page, id: 'fly-away'}] : [];
  await expect(generatePages(target(), more)).rejects.toThrow(/did not generate fly-away/u);
});
