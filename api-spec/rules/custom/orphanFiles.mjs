import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** What is no part of the description, from its folder. */
const others = /^(?:README\.md|rules\/.*|changelog\/[^/]+)$/u;

/** Every file of the folder is reached from the index by references. */
export function orphanFiles() {
  const reached = new Set();
  return {
    ref(_ref, _context, {location, chain = []}) {
      for (const place of [location, ...chain.map((step) => step.location)]) {
        if (place) {
          reached.add(place.source.absoluteRef);
        }
      }
    },
    Root: {
      leave(_root, {location, report}) {
        const index = location.source.absoluteRef;
        const folder = path.dirname(index);
        const orphans = readdirSync(folder, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .filter((file) => file !== index && !reached.has(file))
          .map((file) => path.relative(folder, file).split(path.sep).join('/'))
          .filter((file) => !others.test(file));
        for (const file of orphans.sort()) {
          const absolute = path.join(folder, file);
          // The checker knows only files it was led to, so this one's place is made here.
          const source = new location.source.constructor(absolute, readFileSync(absolute, 'utf8'));
          report({
            message: `Nothing leads to ${file}. Point at it with $ref, or delete it.`,
            location: new location.constructor(source, '#/'),
          });
        }
      },
    },
  };
}
