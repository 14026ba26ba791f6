import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {type Component, createRenderer, nextTick} from 'vue';
import {compileScript, parse} from 'vue/compiler-sfc';

import {importText} from './compile';
import {startServer} from './expressServer';
import {hostPrograms} from './host';

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

/** Vue's own renderer, drawing into plain objects. */
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

/** Compiles a single-file component with Vue's own compiler. */
async function importComponent(dir: string, name: string): Promise<Component> {
  const {descriptor, errors} = parse(await readFile(path.join(dir, name), 'utf8'), {filename: name});
  if (errors.length > 0) {
    throw new Error(errors.map(({message}) => message).join('\n'));
  }
  const {content} = compileScript(descriptor, {id: name, inlineTemplate: true});
  return (await importText(path.join(dir, `${name}.mjs`), content)).default as Component;
}

const realFetch = globalThis.fetch;

/** Starts the server of a program, shows its component, and presses each button. */
void hostPrograms(async ({dir, files: [file = '', server = '']}, print) => {
  const {origin} = await startServer(dir, server);
  // In a browser an address without a host is one of the page's own.
  globalThis.fetch = (input, options) =>
    realFetch(typeof input === 'string' && input.startsWith('/') ? origin + input : input, options);
  const page = node('#page');
  createApp(await importComponent(dir, file)).mount(page);
  const buttons = all(page).filter(({kind}) => kind === 'button');
  for (const button of buttons) {
    await (button.props.onClick as () => Promise<void>)();
    await nextTick();
  }
  const [alert] = all(page).filter(({props}) => props.role === 'alert');
  if (alert || buttons.length === 0) {
    throw new Error(alert ? `The component says: ${textIn(alert)}` : `${file} has no button.`);
  }
  print(textIn(page));
});
