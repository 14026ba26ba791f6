import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Written by the dev server while the API description has errors. */
export const problemsFile = path.join('generated', 'problems.txt');

interface Compilation {
  fileDependencies: {add: (file: string) => void};
  missingDependencies: {add: (file: string) => void};
  errors: Error[];
}

interface Compiler {
  hooks: {thisCompilation: {tap: (name: string, tap: (compilation: Compilation) => void) => void}};
}

/** The problems that were last written, or nothing while all is well. */
export function readProblems(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows problems of the API description in the dev server's overlay. The check
 * runs outside of the bundler and leaves its findings in a file; a bundle with
 * findings has an error, so the browser keeps the last good page behind it.
 */
export default function descriptionErrors(context: {siteDir: string}): Plugin {
  const file = path.join(context.siteDir, problemsFile);
  return {
    name: 'description-errors',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') {
        return {};
      }
      return {
        plugins: [
          {
            apply(compiler: Compiler) {
              compiler.hooks.thisCompilation.tap('description-errors', (compilation) => {
                compilation.fileDependencies.add(file);
                const problems = readProblems(file);
                if (problems !== undefined) {
                  const error = new Error(problems);
                  error.stack = undefined;
                  compilation.errors.push(error);
                }
              });
            },
          },
        ],
      };
    },
  };
}
