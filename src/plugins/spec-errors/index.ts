import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Written by the dev server while the spec has errors, empty otherwise. */
export const problemsFile = path.join('generated', 'problems.txt');

interface Compilation {
  fileDependencies: {add: (file: string) => void};
  errors: Error[];
}

interface Compiler {
  hooks: {thisCompilation: {tap: (name: string, tap: (compilation: Compilation) => void) => void}};
}

/**
 * Shows errors of the spec in the dev server's overlay. The linter runs outside
 * the bundler and writes its findings to a file; a bundle with findings fails,
 * so the browser keeps the last good page behind the overlay.
 */
export default function specErrors(context: {siteDir: string}): Plugin {
  const name = 'spec-errors';
  const file = path.join(context.siteDir, problemsFile);
  const apply = (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(name, ({fileDependencies, errors}) => {
      fileDependencies.add(file);
      const problems = readProblems(file);
      if (problems !== '') {
        errors.push(Object.assign(new Error(problems), {stack: undefined}));
      }
    });
  };
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'production' ? {} : {plugins: [{apply}]},
  };
}

function readProblems(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
