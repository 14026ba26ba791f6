import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Description} from '../../../src/openapi/types';
import {fromRoot, root} from '../../lib/paths';
import {textsOf} from '.';
import {isObject} from './json';

/** The spec as it is, bundled aside. */
function bundleAside(): Description {
  const dir = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const output = path.join(dir, 'openapi.json');
  const cli = fromRoot('node_modules', '@redocly', 'cli', 'bin', 'cli.js');
  try {
    execFileSync(process.execPath, [cli, 'bundle', 'api-spec/openapi.yaml', '--output', output], {
      cwd: root,
      stdio: 'ignore',
      env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
    });
    return JSON.parse(readFileSync(output, 'utf8')) as Description;
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/**
 * Everything in the bundle that reads like a text, found by name alone: what
 * has a key for texts and is not data. Names of fields have objects as
 * values, so they are passed over.
 */
function looksLikeText(value: unknown, at: readonly string[] = []): string[] {
  const [above, name] = [at.at(-2) ?? '', at.at(-1) ?? ''];
  if (typeof value === 'string') {
    return /^(?:summary|description|title)$/u.test(name) || above === 'x-enumDescriptions' ? [at.join(' ')] : [];
  }
  const isData =
    above !== 'properties' &&
    (/^(?:value|example|default|const|enum)$/u.test(name) || (name === 'examples' && !isObject(value)));
  if (isData || typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => looksLikeText(inner, [...at, key]));
}

it('leaves no text of the spec out, and takes nothing else for one', () => {
  const bundle = bundleAside();
  const found = textsOf(bundle)
    .flatMap(({paths}) => paths.map((at) => at.join(' ')))
    .filter((at) => !at.endsWith('x-displayName'));
  expect(found.length).toBeGreaterThan(1000);
  expect(found.sort()).toEqual(looksLikeText(bundle).sort());
}, 30_000);
