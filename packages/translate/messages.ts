import path from 'node:path';

import {issuesOf, parseJson, readIfThere, root, throwIfAny} from '@packages/files';
import {type Node, findNodeAtLocation, parseTree} from 'jsonc-parser';
import * as z from 'zod';

/** A translated string, in Docusaurus' format. */
export interface Message {
  readonly message: string;
  /** For translators: where the string is used. */
  readonly description?: string;
}

const expected = 'an entry such as {"message": "Text", "description": "Where it is used"}';
const schema = z.record(
  z.string(),
  z.strictObject({message: z.string('a string'), description: z.string('a string').optional()}, expected),
  expected,
);

const lineAt = (text: string, {offset = 0}: Partial<Node> = {}): number => text.slice(0, offset).split('\n').length;

/** The line of a key in a JSON file, starting at 1. */
export function lineOf(text: string, key: PropertyKey): number {
  const tree = parseTree(text);
  return lineAt(text, (tree && findNodeAtLocation(tree, [String(key)]))?.parent);
}

/**
 * Reads the strings in a JSON file by key; none if there is no file.
 *
 * @throws UserError with the file, line, and key of each malformed entry
 */
export async function readMessages(file: string): Promise<Readonly<Record<string, Message>>> {
  const name = path.relative(root, file);
  const text = (await readIfThere(file)) ?? '{}';
  const {error, data = {}} = schema.safeParse(parseJson(text, name));
  const keys = (parseTree(text)?.children ?? []).flatMap(({children: [key] = []}) => (key ? [key] : []));
  const repeated = keys.filter(({value}, index) => keys.findIndex((other) => other.value === value) < index);
  throwIfAny([
    ...repeated.map((key) => `${name}:${lineAt(text, key)}: "${key.value}" appears twice. Remove one.`),
    ...issuesOf(error, 'only message and description').map(
      ({path: [key = '', ...field], expected: what}) =>
        `${name}:${lineOf(text, key)}: "${[key, ...field].join('" › "')}": expected ${what}.`,
    ),
  ]);
  return data;
}
