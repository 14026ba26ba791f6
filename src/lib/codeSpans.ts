import type {ElementContent} from 'hast';

/**
 * The classes that highlighted code keeps, a color of src/css/code.css each:
 * comments, keywords, strings, values and names.
 */
export type CodeClass = 'pl-c' | 'pl-k' | 'pl-s' | 'pl-c1' | 'pl-en';

/** The highlighter's classes by the color that we give them; all others look like the text around them. */
const colors: Readonly<Record<string, CodeClass>> = {
  'pl-c': 'pl-c',
  'pl-k': 'pl-k',
  'pl-ent': 'pl-k',
  'pl-s': 'pl-s',
  'pl-pds': 'pl-s',
  'pl-sr': 'pl-s',
  'pl-c1': 'pl-c1',
  'pl-v': 'pl-c1',
  'pl-smi': 'pl-c1',
  'pl-en': 'pl-en',
  'pl-e': 'pl-en',
};

/** Inside of a string this is what is put into it; elsewhere it is any name. */
const inserted = 'pl-s1';

/** A piece of code in one color; none is the color of code. */
export interface Run {
  color?: CodeClass;
  text: string;
}

/** Where a piece of highlighted code stands. */
interface Around {
  color?: CodeClass;
  inString: boolean;
}

function runsOf(nodes: readonly ElementContent[], around: Around): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') {
      return [{...(around.color ? {color: around.color} : {}), text: node.value}];
    }
    if (node.type !== 'element' || node.tagName !== 'span') {
      throw new Error(
        `Highlighted code is made of text and spans, and has <${node.type === 'element' ? node.tagName : node.type}>.`,
      );
    }
    const [className] = [node.properties.className].flat().map(String);
    const {inString} = around;
    const own = className === inserted && inString ? 'pl-c1' : colors[className ?? ''];
    return runsOf(node.children, {color: own ?? around.color, inString: inString || className === 'pl-s'});
  });
}

const isBlank = ({text}: Run): boolean => text.trim() === '';

/**
 * Highlighted code as a flat row of pieces, as few as look the same: what nests
 * in its own color is part of it, and blanks have no color. A page of the
 * reference has fourteen programs, most of them hidden: each span that is not
 * there is one that no phone has to read.
 *
 * @param nodes what the highlighter makes: texts, and spans in spans
 * @throws Error for anything else
 */
export function codeRuns(nodes: readonly ElementContent[]): Run[] {
  const rows: Run[] = [];
  for (const run of runsOf(nodes, {inString: false})) {
    const next: Run = isBlank(run) ? {text: run.text} : run;
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

/** The same as nodes: texts, and spans with one class. */
export function codeSpans(nodes: readonly ElementContent[]): ElementContent[] {
  return codeRuns(nodes).map(({color, text}) => {
    const value = {type: 'text' as const, value: text};
    return color === undefined
      ? value
      : {type: 'element', tagName: 'span', properties: {className: [color]}, children: [value]};
  });
}
