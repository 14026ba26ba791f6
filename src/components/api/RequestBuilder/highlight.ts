/** Highlights code in the browser, where no highlighter is loaded. */

import type {CodeClass, Run} from '@site/src/lib/codeSpans';

const token = /("(?:\\.|[^"\\])*")(?=(\s*:)?)|'(?:\\.|[^'\\])*'|\b(?:true|false|null|-?\d+(?:\.\d+)?)\b/gu;

/** Colors the strings, numbers and constants of code, and names before a colon in the color of keys. */
function colored(code: string, keys: CodeClass): Run[] {
  let end = 0;
  const runs = [...code.matchAll(token)].flatMap(({0: text, 2: colon, index}): Run[] => {
    const before = {text: code.slice(end, index)};
    end = index + text.length;
    return [before, {text, color: colon !== undefined ? keys : /^["']/u.test(text) ? 'pl-s' : 'pl-c1'}];
  });
  return [...runs, {text: code.slice(end)}];
}

/** Highlighted JSON. */
export const jsonRuns = (json: string): Run[] => colored(json, 'pl-k');

const textOf = (line: readonly Run[]): string => line.map(({text}) => text).join('');

/** Highlighted code, line by line. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, ...run} of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      lines.at(-1)?.push({...run, text: part});
    });
  }
  return lines;
}

/** Highlights changed code: unchanged lines keep their colors; in all others, only strings and numbers are colored. */
export function recolor(code: string, original: readonly Run[]): Run[] {
  const known = new Map(linesOf(original).map((line) => [textOf(line), line]));
  return code
    .split('\n')
    .flatMap((line, index): Run[] => [
      ...(index > 0 ? [{text: '\n'}] : []),
      ...(known.get(line) ?? colored(line, 'pl-s')),
    ]);
}
