import type {ThemeConfig} from '@docusaurus/theme-common';
import type {Element, ElementContent, ElementData, Root} from 'hast';
import range from 'lodash/range';
import {visit} from 'unist-util-visit';

type MagicComment = ThemeConfig['prism']['magicComments'][number];

/** The line options of a code fence. */
export interface CodeLines {
  /** The code without magic comments. */
  readonly code: string;
  /** The classes of lines, by their index. */
  readonly classes: ReadonlyMap<number, readonly string[]>;
  /** The number of the first line, if lines are numbered. */
  readonly start?: number;
}

declare module 'hast' {
  interface ElementData {
    lines?: CodeLines;
  }
}

/** The class of a line that needs an element. */
const lineClass = 'code-line';

/** Comments in all languages, on their own line; group 1 is their text. */
const comment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|\{\{--|--|;;|%|['‘’]|rem\b|!|\(\*|\*>)\s*(?<text>\S.*?)\s*(?:\*\/\s*\}?|-->|--\}\}|\*\))?\s*$/iu;

const lineRanges = /\{(?<ranges>[\d,-]+)\}/u;
const lineNumbers = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?=\s|$)/u;

/** The lines of `3` or `3-5`. */
function linesOf(part: string): number[] {
  const [first = 0, last = first] = part.split('-').map(Number);
  return range(first, last + 1);
}

/**
 * Interprets line ranges (`{1,3-4}`), `showLineNumbers` and magic comments like Docusaurus' theme,
 * which does so in the browser. As there, a range gets the class of the first magic comment, and
 * code with a range is shown with its comments.
 */
export function readLines(text: string, meta: string, magicComments: readonly MagicComment[]): CodeLines {
  const numbers = lineNumbers.exec(meta);
  const start = numbers ? Number(numbers.groups?.start ?? 1) : undefined;
  const classes = new Map<number, string[]>();
  const add = (line: number, className: string): unknown =>
    classes.set(line, [...(classes.get(line) ?? []), className]);

  const ranges = lineRanges.exec(meta)?.groups?.ranges;
  const [first] = magicComments;
  if (ranges !== undefined && first) {
    new Set(ranges.split(',').flatMap(linesOf)).forEach((line) => add(line - 1, first.className));
    return {code: text, classes, start};
  }

  const shown: string[] = [];
  const open = new Set<MagicComment>();
  const next = new Set<MagicComment>();
  for (const line of text.split('\n')) {
    const written = comment.exec(line)?.groups?.text;
    const entry = magicComments.find((it) => [it.line, it.block?.start, it.block?.end].includes(written ?? ''));
    if (!entry) {
      [...open, ...next].forEach(({className}) => add(shown.length, className));
      next.clear();
      shown.push(line);
    } else if (written === entry.line) {
      next.add(entry);
    } else if (written === entry.block?.start) {
      open.add(entry);
    } else {
      open.delete(entry);
    }
  }
  return {code: shown.join('\n'), classes, start};
}

/** The settings of `themeConfig.prism` that the build follows. */
interface Options {
  readonly magicComments: readonly MagicComment[];
  /** The language of fences without one. */
  readonly defaultLanguage?: string;
}

/** Removes magic comments before code is highlighted; {@link markLines} marks their lines afterwards. */
export function rehypeMagicComments({magicComments, defaultLanguage}: Options) {
  return (tree: Root): void => {
    visit(tree, {tagName: 'code'}, (code: Element, _index, parent) => {
      const [text] = code.children;
      if (parent?.type !== 'element' || parent.tagName !== 'pre' || text?.type !== 'text') {
        return;
      }
      const lines = readLines(text.value, String(code.properties.metastring ?? ''), magicComments);
      text.value = lines.code;
      code.data = Object.assign(code.data ?? ({} as ElementData), {lines});
      if (defaultLanguage !== undefined) {
        code.properties.className ??= [`language-${defaultLanguage}`];
      }
    });
  };
}

/** Splits highlighted code, which is flat, at its line breaks; each line keeps its break. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const inner = node.type === 'element' ? node.children[0] : node;
    const parts = inner?.type === 'text' ? inner.value.split(/(?<=\n)/u) : [];
    for (const value of parts) {
      const text: ElementContent = {type: 'text', value};
      lines.at(-1)?.push(node.type === 'element' ? {...node, children: [text]} : text);
      if (value.endsWith('\n')) {
        lines.push([]);
      }
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** Wraps the lines of highlighted code that have classes or numbers. */
export function markLines(nodes: ElementContent[], lines: CodeLines | undefined): ElementContent[] {
  if (!lines || (lines.start === undefined && lines.classes.size === 0)) {
    return nodes;
  }
  const {classes, start} = lines;
  return splitLines(nodes).flatMap((children, index): ElementContent[] => {
    const className = classes.get(index);
    if (start === undefined && !className) {
      return children;
    }
    const properties = {
      className: [lineClass, ...(className ?? [])],
      ...(start === undefined ? {} : {dataLine: String(start + index)}),
    };
    return [{type: 'element', tagName: 'span', properties, children}];
  });
}
