import {existsSync, statSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, utimes} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {filesBelow, readIfThere, swapFolder, syncFolder, writeAtomically} from './files';

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

describe('swapFolder', () => {
  it('puts the finished directory in place and removes the old one', async () => {
    await fill({'new/page': 'new', 'build/page': 'old', 'build/other': 'old'});
    await swapFolder(at('new'), at('build'), at('previous'));
    expect(await readdir(dir)).toEqual(['build']);
    expect(await readdir(at('build'))).toEqual(['page']);
  });

  it('restores the old directory if the new one cannot be moved', async () => {
    await fill({'build/page': 'old'});
    await expect(swapFolder(at('missing'), at('build'), at('previous'))).rejects.toThrow('ENOENT');
    expect(await readFile(at('build/page'), 'utf8')).toBe('old');
  });
});

/** Linux has a file system in memory here, so usually on another device than the directory for temporary files. */
const memory = '/dev/shm';
const isOtherDevice = existsSync(memory) && statSync(memory).dev !== statSync(os.tmpdir()).dev;

(isOtherDevice ? describe : describe.skip)('swapFolder with a target on another device', () => {
  let other = '';
  beforeEach(async () => {
    other = await mkdtemp(path.join(memory, 'files-'));
    await symlink(other, at('build'));
    await writeAtomically(path.join(other, 'page'), 'old');
    await writeAtomically(path.join(other, 'deep/gone'), 'old');
  });
  afterEach(() => rm(other, {recursive: true, force: true}));

  it('swaps the contents and keeps the link', async () => {
    await fill({'new/page': 'new', 'new/deep/more': 'new'});
    await swapFolder(at('new'), at('build'), at('previous'));
    expect((await filesBelow(other)).map((file) => path.relative(other, file)).sort()).toEqual(['deep/more', 'page']);
    expect(await readFile(at('build/page'), 'utf8')).toBe('new');
    expect(await readdir(dir)).toEqual(['build']);
  });

  it('leaves it as it was if the copy fails', async () => {
    await expect(swapFolder(at('missing'), at('build'), at('previous'))).rejects.toThrow('ENOENT');
    expect((await filesBelow(other)).map((file) => path.relative(other, file)).sort()).toEqual(['deep/gone', 'page']);
  });
});

describe('filesBelow', () => {
  it('follows symbolic links, except to a parent directory', async () => {
    await fill({'shared/page.mdx': '1', 'docs/own.mdx': '2'});
    await symlink('../shared', at('docs/linked'));
    await symlink('../shared/page.mdx', at('docs/page.mdx'));
    await symlink('..', at('docs/around'));
    await symlink('missing', at('docs/broken'));
    expect(await filesBelow(at('docs'))).toEqual(
      ['docs/linked/page.mdx', 'docs/own.mdx', 'docs/page.mdx'].map((name) => at(name)),
    );
  });
});

describe('readIfThere', () => {
  it('returns nothing for a missing file, and throws for anything else', async () => {
    await mkdir(at('folder'));
    expect(await readIfThere(at('missing'))).toBeUndefined();
    await expect(readIfThere(at('folder'))).rejects.toThrow('EISDIR');
  });
});
