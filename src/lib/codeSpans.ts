import type {ElementContent} from 'hast';

import {type CodeClass, type Run, jsonRuns} from './jsonRuns';

/** Maps the highlighter's classes to ours; others, such as `pl-smi`, don't have a color. */
const colors: Readonly<Record<string, CodeClass>> = {
  'pl-c': 'pl-c',
  'pl-k': 'pl-k',
  'pl-ent': 'pl-k',
  'pl-s': 'pl-s',
  'pl-pds': 'pl-s',
  'pl-sr': 'pl-s',
  'pl-c1': 'pl-c1',
  'pl-v': 'pl-c1',
  'pl-en': 'pl-en',
  'pl-e': 'pl-en',
  'pl-mi1': 'pl-mi1',
  'pl-md': 'pl-md',
  'pl-mdr': 'pl-c',
};

function runsOf(nodes: readonly ElementContent[], around?: CodeClass): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') {
      return [{...(around ? {color: around} : {}), text: node.value}];
    }
    if (node.type !== 'element') {
      return [];
    }
    const [className = ''] = [node.properties.className].flat().map(String);
    // A string has one color: grammars split strings differently, and mark only half of an expression in them.
    return runsOf(node.children, around === 'pl-s' ? around : (colors[className] ?? around));
  });
}

const isBlank = ({text}: Run): boolean => text.trim() === '';

/** The highlighter treats operators as keywords. They don't need a color, and would add every fifth span. */
const isOperator = ({color, text}: Run): boolean => color === 'pl-k' && !/\w/u.test(text);

/** Merges pieces of the same color into as few as possible. */
function merged(runs: readonly Run[]): Run[] {
  const rows: Run[] = [];
  for (const run of runs) {
    const next: Run = isBlank(run) || isOperator(run) ? {text: run.text} : run;
    const [before, last] = [rows.at(-2), rows.at(-1)];
    if (last && last.color === next.color) {
      last.text += next.text;
    } else if (last && before && isBlank(last) && before.color === next.color) {
      rows.pop();
      before.text += last.text + next.text;
    } else {
      rows.push({...next});
    }
  }
  return rows;
}

/** Applies the color of names to strings that are names of values. */
const named = (run: Run, index: number, runs: readonly Run[]): Run =>
  run.color === 'pl-s' && /^(?:: | =>)/u.test(runs[index + 1]?.text ?? '') ? {...run, color: 'pl-k'} : run;

/** A JSON object in a string of another programming language: in quotation marks or a heredoc. */
const quotedJson = /(?<=<<'JSON'\n|"""\n\s*|['`])\{\n[^]*?\n\s*\}(?=\nJSON|\n\s*"""|['`])/gu;

/** The pieces between two offsets. */
function cut(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += run.text.length;
    return text === '' ? [] : [{...run, text}];
  });
}

/** Colors JSON in strings as JSON, because grammars mark it as one string, or its words as code. */
function withJson(runs: readonly Run[]): Run[] {
  let end = 0;
  const code = runs.map(({text}) => text).join('');
  const rows = [...code.matchAll(quotedJson)].flatMap(({0: json, index}) => {
    const before = cut(runs, end, index);
    end = index + json.length;
    return [...before, ...jsonRuns(json)];
  });
  return [...rows, ...cut(runs, end, code.length)];
}

/**
 * Flattens highlighted code into as few spans as possible. Each reference page has fourteen
 * samples, so every span counts.
 *
 * @param nodes the highlighter's output: text and nested spans
 */
export function codeRuns(nodes: readonly ElementContent[]): Run[] {
  return withJson(merged(runsOf(nodes)).map(named));
}

/** The pieces as nodes: text, and spans with one class. */
export function codeSpans(runs: readonly Run[]): ElementContent[] {
  return runs.map(({color, text}) => {
    const value = {type: 'text' as const, value: text};
    return color === undefined
      ? value
      : {type: 'element', tagName: 'span', properties: {className: [color]}, children: [value]};
  });
}
