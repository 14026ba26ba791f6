import path from 'node:path';

import glob from 'fast-glob';

import type {Context, Location, Visitor} from './types';

/**
 * Every file must be reachable from the index through references.
 *
 * @param options.others name prefixes of files in the spec's directory that aren't part of the spec
 */
export function orphanFiles({others = []}: {others?: string[]}): Visitor {
  const reached = new Set<string>();
  return {
    ref(
      _ref: object,
      _context: Context,
      {location, chain = []}: {location?: Location; chain?: {location: Location}[]},
    ) {
      for (const target of [location, ...chain.map((step) => step.location)]) {
        if (target) {
          reached.add(target.source.absoluteRef);
        }
      }
    },
    Root: {
      leave(_root: object, {location, report}: Context) {
        const index = location.source.absoluteRef;
        const directory = path.dirname(index);
        reached.add(index);
        const orphans = glob
          .sync('**', {cwd: directory, dot: true})
          .filter((file) => !reached.has(path.join(directory, file)))
          .filter((file) => !others.some((start) => file.startsWith(start)));
        for (const file of orphans.sort()) {
          report({message: `Nothing refers to ${file}. Point to it with $ref, or delete it.`, location});
        }
      },
    },
  };
}
