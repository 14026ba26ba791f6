import {execFile} from 'node:child_process';
import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';

import type {Description} from '../../src/openapi/types';
import {UserError} from '../lib/fail';
import {fromRoot, generatedDir, root} from '../lib/paths';
import {inspectFiles} from './inspectFiles';
import {type Problem, describeProblems, parseReport, plainComplaint} from './problems';
import {findRefCycles} from './refCycles';

const redocly = path.join('node_modules', '@redocly', 'cli', 'bin', 'cli.js');
const config = path.join('api-spec', 'rules', 'redocly.yaml');

/** The description cannot be used: the message names file, line and reason. */
export class DescriptionError extends UserError {
  override name = 'DescriptionError';

  constructor(readonly problems: readonly Problem[]) {
    super(describeProblems(problems));
  }
}

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

function runRedocly(args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [redocly, ...args, '--config', config],
      {
        cwd: root,
        maxBuffer: 64 * 1024 * 1024,
        env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1'},
      },
      (error, stdout, stderr) => {
        resolve({code: error ? Number(error.code ?? 1) : 0, stdout, stderr});
      },
    );
  });
}

/**
 * Checks the description with @redocly/cli and the rules of api-spec/rules,
 * after what no rule can see: files that are no text, and endless references.
 *
 * @param entry the description's index, relative to the repository
 * @throws DescriptionError where an error or a warning was found
 */
export async function checkDescription(entry = path.join('api-spec', 'openapi.yaml')): Promise<void> {
  const {texts, problems: unreadable} = await inspectFiles(entry);
  const early = unreadable.length > 0 ? unreadable : findRefCycles(texts);
  if (early.length > 0) {
    throw new DescriptionError(early);
  }
  const run = await runRedocly(['lint', entry, '--format', 'json', '--max-problems', '1000']);
  const problems = parseReport(run.stdout);
  if (!problems) {
    throw new UserError(
      `The description could not be checked:\n${plainComplaint(run.stderr) || plainComplaint(run.stdout)}`,
    );
  }
  if (problems.length > 0) {
    throw new DescriptionError(problems);
  }
}

/**
 * Joins a description's files into one document.
 *
 * @param entry the description's index, relative to the repository
 */
export async function bundleDescription(entry = path.join('api-spec', 'openapi.yaml')): Promise<Description> {
  const output = path.join(generatedDir, `openapi.${process.pid}.json`);
  await mkdir(generatedDir, {recursive: true});
  const run = await runRedocly(['bundle', entry, '--output', output]);
  try {
    if (run.code !== 0) {
      throw new UserError(`The description could not be bundled:\n${plainComplaint(run.stderr)}`);
    }
    return JSON.parse(await readFile(output, 'utf8')) as Description;
  } finally {
    await rm(output, {force: true});
  }
}

/** Everything that the check reads: changes to it ask for a new check. */
export const descriptionInputs = ['api-spec', 'package-lock.json'];

/** The folder that a person edits. */
export const descriptionDir = fromRoot('api-spec');
