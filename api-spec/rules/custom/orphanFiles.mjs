import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Files in the directory of the spec that are not part of it. */
const others = /^(?:README\.md|rules\/.*|changelog\/[^/]+)$/u;

/** Every file is reachable through references from the index. */
export function orphanFiles() {
  const reached = new Set();
  return {
    ref(_ref, _context, {location, chain = []}) {
      for (const target of [location, ...chain.map((step) => step.location)]) {
        if (target) {
          reached.add(target.source.absoluteRef);
        }
      }
    },
    Root: {
      leave(_root, {location, report}) {
        const index = location.source.absoluteRef;
        const directory = path.dirname(index);
        const orphans = readdirSync(directory, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .filter((file) => file !== index && !reached.has(file))
          .map((file) => path.relative(directory, file).split(path.sep).join('/'))
          .filter((file) => !others.test(file));
        for (const file of orphans.sort()) {
          const absolute = path.join(directory, file);
          // Redocly has no location for a file that is not referenced.
          const source = new location.source.constructor(absolute, readFileSync(absolute, 'utf8'));
          report({
            message: `Nothing refers to ${file}. Point to it with $ref, or delete it.`,
            location: new location.constructor(source, '#/'),
          });
        }
      },
    },
  };
}
