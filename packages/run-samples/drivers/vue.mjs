/**
 * Runs Vue without a browser or Vite. `node vue.mjs build <directory> <file...>` bundles apps and components into a
 * directory, like `vite build`; `node vue.mjs use <component>` renders a bundled component, clicks each of its buttons
 * and prints the resulting text.
 */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

const requireSample = createRequire(`${process.cwd()}/`);
const {Comment, watchEffect} = requireSample('vue');

/** Compiles single-file components with Vue's own compiler. */
const plugin = {
  name: 'vue',
  setup(bundler) {
    const {compileScript, parse} = requireSample('vue/compiler-sfc');
    // esbuild uses Go's regular expressions, which have no `u` flag.
    bundler.onLoad({filter: /\.vue$/}, async ({path: file}) => {
      const {descriptor, errors} = parse(await readFile(file, 'utf8'), {filename: file});
      if (errors.length > 0) {
        throw new Error(errors.map(({message}) => message).join('\n'));
      }
      return {contents: compileScript(descriptor, {id: path.basename(file), inlineTemplate: true}).content};
    });
  },
};

/** A node and all its descendants, except comments. */
const nodesIn = (node) =>
  node.type === Comment ? [] : [node, ...(Array.isArray(node.children) ? node.children.flatMap(nodesIn) : [])];

const textIn = (nodes) => nodes.map(({children}) => (typeof children === 'string' ? children : '')).join(' ');

/** Renders a component, rerenders it when its state changes, and clicks its buttons. */
async function useComponent({setup}) {
  const render = setup({}, {expose: () => undefined});
  const cache = [];
  let nodes = [];
  watchEffect(() => (nodes = nodesIn(render({}, cache))), {flush: 'sync'});
  const buttons = nodes.filter(({type}) => type === 'button');
  for (const {props} of buttons) {
    await props.onClick();
  }
  const alert = nodes.find(({props}) => props?.role === 'alert');
  if (alert || buttons.length === 0) {
    throw new Error(alert ? `The component shows the error: ${textIn(nodesIn(alert))}` : 'Expected a button.');
  }
  return textIn(nodes);
}

const [, , action, target, ...files] = process.argv;
if (action === 'build') {
  const {build} = await import('esbuild');
  await build({
    bundle: true,
    format: 'esm',
    plugins: [plugin],
    entryPoints: files,
    outdir: target,
    outbase: '.',
    // Components must use the same copy of Vue as this file.
    external: files.every((file) => file.endsWith('.vue')) ? ['vue'] : [],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
} else {
  // In a browser, a URL without a host belongs to the page's origin.
  const {fetch} = globalThis;
  globalThis.fetch = (input, init) => fetch(new URL(input, process.env.ORIGIN), init);
  const {default: component} = await import(pathToFileURL(path.resolve(target)).href);
  console.log(await useComponent(component));
}
