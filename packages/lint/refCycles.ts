import path from 'node:path';

import {isObject, keywords, pathOfPointer, subschemas, valueAt} from '@packages/openapi';

import type {Mistake, Source} from './sources';

/** The file that a reference points to. */
const fileOf = (from: string, reference: string): string => {
  const [name = ''] = reference.split('#');
  return name === '' ? from : path.resolve(path.dirname(from), name);
};

/** The references of a schema that apply to the same value as the schema itself. */
function referencesFor(schema: unknown): string[] {
  if (!isObject(schema)) {
    return [];
  }
  const inner = subschemas(schema).filter(({keyword}) => keywords[keyword]?.sameValue);
  return [
    ...(typeof schema.$ref === 'string' ? [schema.$ref] : []),
    ...inner.flatMap((it) => referencesFor(it.schema)),
  ];
}

/**
 * Finds schemas that reference themselves without a property or an array item in between, which
 * no page can show. Recursion through properties, as in trees, is fine.
 */
export function findRefCycles(sources: readonly Source[]): (Mistake & {source: Source})[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const documents = new Map<string, unknown>(
    sources.filter(({text}) => text.includes('$ref')).map(({file, document}) => [file, document.toJS()]),
  );
  const mistakes: (Mistake & {source: Source})[] = [];
  const finished = new Set<unknown>();
  const follow = (file: string, schema: unknown, trail: readonly {file: string; schema: unknown}[]): void => {
    for (const reference of finished.has(schema) ? [] : referencesFor(schema)) {
      const target = fileOf(file, reference);
      const next = valueAt(documents.get(target), pathOfPointer(reference.split('#')[1] ?? ''));
      const way = [...trail, {file, schema}];
      const start = way.findIndex((step) => step.schema === next);
      if (start >= 0) {
        const files = [...way.slice(start).map((step) => step.file), target].map((name) => path.basename(name));
        const message = `The schema refers to itself: ${files.join(' → ')}. Refer to it from a property or a list, or write the schema here.`;
        const source = byFile.get(file);
        if (source) {
          mistakes.push({source, offset: source.text.indexOf(reference), rule: 'ref-cycle', message});
        }
      } else {
        follow(target, next, way);
      }
    }
    finished.add(schema);
  };
  const visit = (file: string, value: unknown): void => {
    follow(file, value, []);
    Object.values(typeof value === 'object' && value !== null ? value : {}).forEach((inner) => visit(file, inner));
  };
  documents.forEach((document, file) => visit(file, document));
  return mistakes;
}
