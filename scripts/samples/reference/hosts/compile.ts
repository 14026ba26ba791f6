import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {transform} from 'esbuild';
import {type Component, createRenderer, nextTick} from 'vue';
import {compileScript, parse} from 'vue/compiler-sfc';

/** Compiles a single-file component with Vue's own compiler. */
export async function compileComponent(file: string): Promise<string> {
  const {descriptor, errors} = parse(await readFile(file, 'utf8'), {filename: file});
  if (errors.length > 0) {
    throw new Error(errors.map(({message}) => message).join('\n'));
  }
  return compileScript(descriptor, {id: path.basename(file), inlineTemplate: true}).content;
}

/** Compiles a TypeScript file or a component to a module beside it, and imports that. */
export async function importSource(file: string): Promise<Record<string, unknown>> {
  const code = file.endsWith('.vue')
    ? await compileComponent(file)
    : (await transform(await readFile(file, 'utf8'), {loader: 'ts', format: 'esm'})).code;
  await writeFile(`${file}.mjs`, code);
  return (await import(pathToFileURL(`${file}.mjs`).href)) as Record<string, unknown>;
}

/** An element or a text of a page that nobody sees. */
interface Node {
  kind: string;
  text: string;
  props: Record<string, unknown>;
  children: Node[];
  parent?: Node;
}

const node = (kind: string, text = ''): Node => ({kind, text, props: {}, children: []});

function remove(child: Node): void {
  child.parent?.children.splice(child.parent.children.indexOf(child), 1);
  child.parent = undefined;
}

/** Vue's own renderer, with plain objects as elements. */
const {createApp} = createRenderer<Node, Node>({
  createElement: (kind) => node(kind),
  createText: (text) => node('#text', text),
  createComment: (text) => node('#comment', text),
  setText: (target, text) => void (target.text = text),
  setElementText: (target, text) => void (target.children = text === '' ? [] : [node('#text', text)]),
  insert: (child, parent, anchor) => {
    remove(child);
    child.parent = parent;
    parent.children.splice(anchor ? parent.children.indexOf(anchor) : parent.children.length, 0, child);
  },
  remove,
  parentNode: ({parent}) => parent ?? null,
  nextSibling: (target) => target.parent?.children[target.parent.children.indexOf(target) + 1] ?? null,
  patchProp: (target, key, _before, value) => void (target.props[key] = value),
});

const all = (target: Node): Node[] => [target, ...target.children.flatMap(all)];

const textIn = (target: Node): string =>
  all(target)
    .filter(({kind}) => kind === '#text')
    .map(({text}) => text)
    .join(' ');

/**
 * Shows a component and presses each button.
 *
 * @returns the text that it shows then
 * @throws Error if it shows an alert or has no button
 */
export async function mountComponent(file: string): Promise<string> {
  const page = node('#page');
  createApp((await importSource(file)).default as Component).mount(page);
  const buttons = all(page).filter(({kind}) => kind === 'button');
  for (const button of buttons) {
    await (button.props.onClick as () => Promise<void>)();
    await nextTick();
  }
  const alert = all(page).find(({props}) => props.role === 'alert');
  if (alert || buttons.length === 0) {
    throw new Error(alert ? `The component shows the error: ${textIn(alert)}` : `${file} has no button.`);
  }
  return textIn(page);
}
