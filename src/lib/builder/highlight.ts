/** Highlights code in the browser, where no highlighter is loaded. */

import type {CodeClass, Run} from '../codeSpans';

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

/** How many characters two strings share from their starts. */
function shared(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

const reversed = (text: string): string => text.split('').reverse().join('');

/** The line in the colors of a similar one, if they differ in only one of its runs. */
function likeLine(line: string, model: readonly Run[]): Run[] | undefined {
  const old = textOf(model);
  const start = shared(line, old);
  const rest = Math.min(old.length, line.length) - start;
  const suffix = Math.min(shared(reversed(line), reversed(old)), rest);
  let offset = 0;
  for (const [index, run] of model.entries()) {
    const end = offset + run.text.length;
    if (run.color !== undefined && offset < start && old.length - suffix < end) {
      const middle = line.slice(offset, end + line.length - old.length);
      return [...model.slice(0, index), {...run, text: middle}, ...model.slice(index + 1)];
    }
    offset = end;
  }
  return undefined;
}

/**
 * Highlights changed code like the code that it was made from: unchanged lines keep
 * their colors, a changed value has the color of the old one, and other lines have
 * the colors of strings and numbers only.
 */
export function recolor(code: string, original: readonly Run[]): Run[] {
  const models = linesOf(original);
  const known = new Map(models.map((line) => [textOf(line), line]));
  return code.split('\n').flatMap((line, index): Run[] => {
    const closest = (): Run[] | undefined =>
      [...known.values()]
        .map((model) => ({model, length: shared(line, textOf(model))}))
        .sort((a, b) => b.length - a.length)
        .map(({model}) => likeLine(line, model))
        .find((runs) => runs !== undefined);
    return [...(index > 0 ? [{text: '\n'}] : []), ...(known.get(line) ?? closest() ?? colored(line, 'pl-s'))];
  });
}
