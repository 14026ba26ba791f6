import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('README.md lists exactly the commands that exist', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const listed = [...read('README.md').matchAll(/(?:^|`)npm (?:run ([a-z][a-z\d:]*)|(start|test))/gmu)].map(
    ([, name, short]) => name ?? short,
  );
  expect([...new Set(listed)].sort()).toEqual(Object.keys(scripts).sort());
});

// Like npm, which sends SIGTERM to its shell, which does not forward it. Windows has no signals.
(process.platform === 'win32' ? it.skip : it)(
  'a command ends when the shell that runs it is killed',
  async () => {
    const shell = spawn('sh', ['-c', 'node scripts/entry/run.mjs api-mock --port 0; :'], {cwd: root});
    await once(shell.stdout, 'data');
    const output = once(shell.stdout, 'close');
    shell.kill();
    await output;
  },
  60_000,
);
