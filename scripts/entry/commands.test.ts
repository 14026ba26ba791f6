import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');

// Sends SIGTERM to the shell as npm does; the shell doesn't forward the signal. Windows doesn't have signals.
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
