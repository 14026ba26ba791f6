import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {transform} from 'esbuild';

import {requireSamplePackage} from '../../packages';

/** The parts of a Vue virtual DOM node that are used here. */
interface VNode {
  type: unknown;
  props: Readonly<Record<string, unknown>> | null;
  children: unknown;
}

const {Comment, watchEffect} = requireSamplePackage('vue') as {
  Comment: symbol;
  watchEffect: (effect: () => void, options: {flush: 'sync'}) => void;
};

const {compileScript, parse} = requireSamplePackage('vue/compiler-sfc') as {
  compileScript: (descriptor: unknown, options: {id: string; inlineTemplate: boolean}) => {content: string};
  parse: (source: string, options: {filename: string}) => {descriptor: unknown; errors: readonly Error[]};
};

/** Compiles a single-file component with Vue's own compiler. */
export async function compileComponent(file: string): Promise<string> {
  const {descriptor, errors} = parse(await readFile(file, 'utf8'), {filename: file});
  if (errors.length > 0) {
    throw new Error(errors.map(({message}) => message).join('\n'));
  }
  return compileScript(descriptor, {id: path.basename(file), inlineTemplate: true}).content;
}

/** Compiles a TypeScript file or a component to a module next to it, and imports that. */
export async function importSource(file: string): Promise<Record<string, unknown>> {
  const code = file.endsWith('.vue')
    ? await compileComponent(file)
    : (await transform(await readFile(file, 'utf8'), {loader: 'ts', format: 'esm'})).code;
  await writeFile(`${file}.mjs`, code);
  return (await import(pathToFileURL(`${file}.mjs`).href)) as Record<string, unknown>;
}

/** A node and all its descendants, except comments. */
function nodesIn(node: VNode): VNode[] {
  const children = Array.isArray(node.children) ? (node.children as VNode[]) : [];
  return node.type === Comment ? [] : [node, ...children.flatMap(nodesIn)];
}

const textIn = (nodes: readonly VNode[]): string =>
  nodes.map(({children}) => (typeof children === 'string' ? children : '')).join(' ');

/**
 * Renders a component, rerenders it when its state changes, and clicks each button.
 *
 * @returns the resulting text
 * @throws Error if it shows an alert or has no button
 */
export async function useComponent(file: string): Promise<string> {
  const component = (await importSource(file)).default as {
    setup: (props: object, context: object) => (context: object, cache: unknown[]) => VNode;
  };
  const render = component.setup({}, {expose: () => undefined});
  const cache: unknown[] = [];
  let nodes: VNode[] = [];
  watchEffect(() => (nodes = nodesIn(render({}, cache))), {flush: 'sync'});
  const buttons = nodes.filter(({type}) => type === 'button');
  for (const {props} of buttons) {
    await (props?.onClick as () => Promise<void>)();
  }
  const alert = nodes.find(({props}) => props?.role === 'alert');
  if (alert || buttons.length === 0) {
    throw new Error(alert ? `The component shows the error: ${textIn(nodesIn(alert))}` : `${file} has no button.`);
  }
  return textIn(nodes);
}
