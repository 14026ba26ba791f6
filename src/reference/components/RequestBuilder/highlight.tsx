/** Highlights code in the browser without loading a highlighter. */

import type {ReactNode} from 'react';

import {type CodeClass, type Run, jsonRuns} from '@site/src/lib/jsonRuns';

const textOf = (line: readonly Run[]): string => line.map(({text}) => text).join('');

/** Splits highlighted code into lines. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, ...run} of runs) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({...run, text: first});
    lines.push(...others.map((part) => [{...run, text: part}]));
  }
  return lines;
}

/** Highlights changed code: unchanged lines keep their colors; in all others, only strings and numbers are colored. */
export function recolor(code: string, original: readonly Run[]): Run[] {
  const known = new Map(linesOf(original).map((line) => [textOf(line), line]));
  return code
    .split('\n')
    .flatMap((line, index): Run[] => [...(index > 0 ? [{text: '\n'}] : []), ...(known.get(line) ?? jsonRuns(line))]);
}

/** The highlighted code that the page was built with, which includes the unedited samples. */
export function runsOfPage(): Run[] {
  return [...document.querySelectorAll('.code-panel code')].flatMap(({childNodes}) => [
    ...[...childNodes].map((node) => ({
      text: node.textContent ?? '',
      ...(node instanceof Element && {color: node.className as CodeClass}),
    })),
    {text: '\n'},
  ]);
}

/** Highlighted code. */
export function Runs({runs}: {runs: readonly Run[]}): ReactNode {
  return runs.map(({color, text}, index) =>
    color === undefined ? (
      text
    ) : (
      <span key={index} className={color}>
        {text}
      </span>
    ),
  );
}
