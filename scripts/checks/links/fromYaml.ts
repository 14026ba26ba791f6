import {LineCounter, type Node, type Scalar, isMap, isScalar, isSeq, parseDocument} from 'yaml';

import {linksInMarkdown} from './fromMarkdown';
import {linksInText} from './fromText';
import {type FoundLink, linkNames} from './linkNames';

/**
 * What a YAML or JSON file holds: `settings` (authors, tags, front matter),
 * `messages` (translated texts), `markdownMessages` (translated texts of the API
 * description), `description` (the API description).
 */
export type YamlKind = 'settings' | 'messages' | 'markdownMessages' | 'description';

/** Keys of the API description whose text is Markdown. */
const markdownKeys = new Set(['description', 'summary', 'title']);

/**
 * Keys of the API description whose value is data of requests and answers.
 * What a customer would send or get leads no reader of ours anywhere, so
 * addresses in it do not count.
 */
const dataKeys = new Set(['example', 'default', 'enum', 'const']);

/** Keys below which names are free, so that a field may be called `example`. */
const freeNames = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'parameters',
  'headers',
  'responses',
]);

/** Whether what stands at a path of the description is data. */
function isData(path: readonly string[], node: unknown): boolean {
  const [parent, key] = [path.at(-2) ?? '', path.at(-1) ?? ''];
  return (
    (dataKeys.has(key) && !freeNames.has(parent)) ||
    // A schema's examples are values; those of a body are named and described.
    (key === 'examples' && !freeNames.has(parent) && isSeq(node)) ||
    (key === 'value' && path.at(-3) === 'examples')
  );
}

/** A text that is no YAML; named like the messages of the Markdown parser. */
class YamlError extends Error {
  override name = 'YamlError';

  constructor(
    readonly reason: string,
    readonly line: number,
  ) {
    super(reason);
  }
}

/**
 * The links of a YAML text; JSON is YAML too.
 *
 * @param firstLine the number of the text's first line in its file
 * @throws YamlError with line and reason where the text is no YAML
 */
export function linksInYaml(text: string, kind: YamlKind, firstLine = 1): FoundLink[] {
  const lines = new LineCounter();
  const {
    contents,
    errors: [error],
  } = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const lineOf = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  if (error) {
    throw new YamlError(error.message, lineOf(error.pos[0]));
  }

  const scalarLinks = (scalar: Scalar, path: readonly string[]): FoundLink[] => {
    if (typeof scalar.value !== 'string') {
      return [];
    }
    const {value} = scalar;
    const [parent, key] = [path.at(-2) ?? '', path.at(-1) ?? ''];
    const line = lineOf(scalar.range?.[0] ?? 0);
    const named = linkNames.has(key) || parent === 'socials';
    if (kind === 'markdownMessages' || (kind === 'description' && markdownKeys.has(key))) {
      // The lines of a block are those of the file, from the one below its mark.
      return scalar.type === 'BLOCK_LITERAL'
        ? linksInMarkdown(value, line + 1)
        : linksInMarkdown(value).map(({href}) => ({line, href}));
    }
    if (kind === 'description') {
      const href = key === 'email' && parent === 'contact' ? `mailto:${value}` : named ? value : undefined;
      return href === undefined ? [] : [{line, href}];
    }
    const hrefs = kind === 'settings' && named ? [value] : linksInText(value);
    return hrefs.map((href) => ({line, href}));
  };

  const walk = (node: Node | null | undefined, path: readonly string[]): FoundLink[] => {
    if (kind === 'description' && isData(path, node)) {
      return [];
    }
    if (isMap<Scalar, Node>(node)) {
      return node.items.flatMap(({key, value}) => walk(value, [...path, String(key.value)]));
    }
    if (isSeq<Node>(node)) {
      return node.items.flatMap((item) => walk(item, path));
    }
    return isScalar(node) ? scalarLinks(node, path) : [];
  };
  return walk(contents, []);
}
