import path from 'node:path';

import {
  type Document,
  LineCounter,
  type Node,
  type Pair,
  type Scalar,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';

import {problemIn} from './inspectFiles';
import type {Problem} from './problems';

/** Keywords whose schemas hold for the same value as the schema around them. */
const sameValue = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** The file and the pointer that a reference names. */
function targetOf(from: string, reference: string): {file: string; parts: string[]} {
  const [file = '', pointer = ''] = reference.split('#');
  return {
    file: file === '' ? from : path.resolve(path.dirname(from), file),
    parts: pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
  };
}

/**
 * The files that refer to themselves, directly or through others. Most
 * descriptions have none, and this is much faster than to parse them.
 */
function filesInCycles(texts: ReadonlyMap<string, string>): string[] {
  const references = new Map(
    [...texts].map(([file, text]) => [
      file,
      [...text.matchAll(/\$ref['"]?\s*:\s*['"]?([^\s'",}]+)/gu)].map(
        ([, reference = '']) => targetOf(file, reference).file,
      ),
    ]),
  );
  let before: number;
  do {
    before = references.size;
    for (const [file, targets] of references) {
      if (!targets.some((target) => references.has(target))) {
        references.delete(file);
      }
    }
  } while (references.size < before);
  return [...references.keys()];
}

interface Parsed {
  document: Document;
  lines: LineCounter;
}

/** A place in a file. */
interface Place {
  file: string;
  node: Node;
}

/**
 * Finds references that lead back to themselves without a property or an item
 * in between. Such a schema has no form: nobody can check a value with it or
 * draw it. A tree, whose branches are properties, is no such cycle.
 *
 * @param texts the description's files by their full paths
 */
export function findRefCycles(texts: ReadonlyMap<string, string>): Problem[] {
  const parsed = new Map<string, Parsed>();
  const parse = (file: string): Parsed | undefined => {
    const text = texts.get(file);
    if (text !== undefined && !parsed.has(file)) {
      const lines = new LineCounter();
      parsed.set(file, {document: parseDocument(text, {lineCounter: lines, prettyErrors: false}), lines});
    }
    return parsed.get(file);
  };

  /** Where the schemas are that hold for the same value, and the reference that leads there. */
  const next = ({file, node}: Place): {place: Place; reference?: Scalar}[] => {
    if (!isMap<Scalar, Node>(node)) {
      return [];
    }
    return node.items.flatMap(({key, value}: Pair<Scalar, Node>) => {
      const keyword = String(key.value);
      if (keyword === '$ref' && isScalar<string>(value)) {
        const target = targetOf(file, value.value);
        const found = parse(target.file)?.document.getIn(target.parts, true) as Node | undefined;
        return found ? [{place: {file: target.file, node: found}, reference: value as Scalar}] : [];
      }
      if (!sameValue.includes(keyword) || !value) {
        return [];
      }
      return (isSeq<Node>(value) ? value.items : [value]).map((child) => ({place: {file, node: child}}));
    });
  };

  const problems: Problem[] = [];
  const finished = new Set<Node>();
  const follow = (place: Place, trail: readonly Place[], reference?: {scalar: Scalar; file: string}): void => {
    const start = trail.findIndex(({node}) => node === place.node);
    if (start !== -1 && reference) {
      const {line, col} = parse(reference.file)?.lines.linePos(reference.scalar.range?.[0] ?? 0) ?? {line: 1, col: 1};
      const files = [...trail.slice(start), place].map(({file}) => path.basename(file));
      const chain = files.filter((file, index) => file !== files[index - 1]);
      problems.push(
        problemIn(
          reference.file,
          'ref-cycle',
          `This reference leads back to itself${chain.length > 1 ? `: ${chain.join(' → ')}` : ''}. Put a property or a list in between, or describe the value here.`,
          line,
          col,
        ),
      );
      return;
    }
    if (finished.has(place.node)) {
      return;
    }
    for (const step of next(place)) {
      follow(step.place, [...trail, place], step.reference ? {scalar: step.reference, file: place.file} : reference);
    }
    finished.add(place.node);
  };

  for (const file of filesInCycles(texts)) {
    const document = parse(file)?.document;
    if (document?.errors.length === 0) {
      visit(document, {
        Map: (_key, node) => {
          follow({file, node}, []);
        },
      });
    }
  }
  return problems;
}
