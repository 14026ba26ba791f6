/** The classes in src/css/code.css: comments, keywords, strings, values, names, and added or removed lines. */
export type CodeClass = 'pl-c' | 'pl-k' | 'pl-s' | 'pl-c1' | 'pl-en' | 'pl-mi1' | 'pl-md';

/** A piece of code in one color, or in the default color. */
export interface Run {
  color?: CodeClass;
  text: string;
}

const token = /("(?:\\.|[^"\\\n])*")(?=(\s*:)?)|'(?:\\.|[^'\\\n])*'|\b(?:true|false|null|-?\d+(?:\.\d+)?)\b/gu;

/** Colors names, strings, numbers, and constants in JSON. In other code, literals get the same colors. */
export function jsonRuns(json: string): Run[] {
  let end = 0;
  const runs = [...json.matchAll(token)].flatMap(({0: text, 2: colon, index}): Run[] => {
    const before = {text: json.slice(end, index)};
    end = index + text.length;
    return [before, {text, color: colon !== undefined ? 'pl-k' : /^["']/u.test(text) ? 'pl-s' : 'pl-c1'}];
  });
  return [...runs, {text: json.slice(end)}].filter(({text}) => text !== '');
}
