import {type ChildProcess, spawn} from 'node:child_process';
import {cp, mkdtemp, readFile, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Files that a copy of the repository does not need: generated files and history. */
const ignored = new Set(['node_modules', 'build', '.build', '.docusaurus', 'generated', '.git', 'test-results']);

/** A copy of the repository that a test may modify. */
export interface Workspace {
  dir: string;
  /** Edits a file and returns its original content; an edit without an effect is an error. */
  edit: (file: string, change: (text: string) => string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  /** Runs an npm script; `output` has its output without colors. */
  run: (
    command: string,
    ...args: string[]
  ) => {child: ChildProcess; output: () => string; done: Promise<number | null>};
  remove: () => Promise<void>;
}

/** Copies the repository to a temporary directory, sharing the installed packages. */
export async function createWorkspace(): Promise<Workspace> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  for (const name of (await readdir('.')).filter((entry) => !ignored.has(entry))) {
    await cp(name, path.join(dir, name), {recursive: true, filter: (file) => path.basename(file) !== 'node_modules'});
  }
  await symlink(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  const children = new Set<ChildProcess>();

  const write = (file: string, text: string): Promise<void> => writeFile(path.join(dir, file), text);
  return {
    dir,
    write,
    async edit(file, change) {
      const text = await readFile(path.join(dir, file), 'utf8');
      const changed = change(text);
      if (changed === text) {
        throw new Error(`The edit to ${file} changes nothing.`);
      }
      await write(file, changed);
      return text;
    },
    run(command, ...args) {
      const child = spawn(process.execPath, ['scripts/entry/run.mjs', command, ...args], {
        cwd: dir,
        env: {...process.env, FORCE_COLOR: '0'},
      });
      children.add(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      const done = new Promise<number | null>((resolve) => child.on('close', resolve));
      return {child, output: () => stripVTControlCharacters(output), done};
    },
    async remove() {
      const ended = [...children]
        .filter(({exitCode, signalCode}) => exitCode === null && signalCode === null)
        .map((child) => {
          const end = new Promise((resolve) => child.on('close', resolve));
          child.kill('SIGTERM');
          return end;
        });
      await Promise.all(ended);
      // Docusaurus notices within a second that its parent has ended.
      await rm(dir, {recursive: true, force: true, maxRetries: 10});
    },
  };
}
