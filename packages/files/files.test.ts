import {existsSync, statSync} from 'node:fs';
import {mkdtemp, readFile, readdir, rm, stat, symlink, utimes} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {filesBelow, swapFolder, syncFolder, writeAtomically} from './files';

let dir = '';
const at = (...names: string[]): string => path.join(dir, ...names);

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'files-'));
});
afterEach(() => rm(dir, {recursive: true, force: true}));

/** Writes files by name to the test's directory. */
async function fill(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await writeAtomically(at(name), content);
  }
}

describe('syncFolder', () => {
  it('writes what differs, removes what is gone, and does not touch the rest', async () => {
    await fill({'from/same': '1', 'from/new': '2', 'from/deep/changed': '3'});
    await fill({'to/same': '1', 'to/deep/changed': 'old', 'to/gone': '4'});
    const past = new Date('2020-01-01T00:00:00Z');
    await utimes(at('to/same'), past, past);

    expect(await syncFolder(at('from'), at('to'))).toBe(3);
    expect(await readFile(at('to/deep/changed'), 'utf8')).toBe('3');
    expect((await readdir(at('to'))).sort()).toEqual(['deep', 'new', 'same']);
    expect((await stat(at('to/same'))).mtime).toEqual(past);
  });
});

/** On Linux, this is an in-memory file system, so it's usually on a different device from the temporary directory. */
const memory = '/dev/shm';
const isOtherDevice = existsSync(memory) && statSync(memory).dev !== statSync(os.tmpdir()).dev;

describe.each(isOtherDevice ? ['the same device', 'another device'] : ['the same device'])(
  'swapFolder on %s',
  (place) => {
    let site = '';
    beforeEach(async () => {
      site = await mkdtemp(path.join(place === 'another device' ? memory : os.tmpdir(), 'files-'));
      await symlink(site, at('build'));
      await fill({'build/page': 'old', 'build/deep/gone': 'old'});
    });
    afterEach(() => rm(site, {recursive: true, force: true}));
    const files = async (): Promise<string[]> => (await filesBelow(site)).map((file) => path.relative(site, file));

    it('swaps the contents and keeps the directory', async () => {
      await fill({'new/page': 'new', 'new/deep/more': 'new'});
      await swapFolder(at('new'), at('build'));
      expect(await files()).toEqual(['deep/more', 'page']);
      expect(await readFile(at('build/page'), 'utf8')).toBe('new');
      expect(await readdir(dir)).toEqual(['build']);
    });
  },
);

describe('filesBelow', () => {
  it('follows symbolic links', async () => {
    await fill({'shared/page.mdx': '1', 'docs/own.mdx': '2'});
    await symlink('../shared', at('docs/linked'));
    await symlink('../shared/page.mdx', at('docs/page.mdx'));
    await symlink('missing', at('docs/broken'));
    expect(await filesBelow(at('docs'))).toEqual(
      ['docs/linked/page.mdx', 'docs/own.mdx', 'docs/page.mdx'].map((name) => at(name)),
    );
  });
});
