import registry from '@generated/registry.js';

/**
 * Docusaurus' registry of modules, in which each chunk reports its name instead of its path. The
 * files of a rendered page are looked up by the names of chunks: with paths, pages would list
 * neither their styles nor their scripts.
 */
export default Object.fromEntries(
  Object.entries(registry).map(([name, [load, , resolve]]) => [name, [load, name, resolve]]),
);
