/**
 * Highlights code in a worker thread, which Node.js runs without a loader: a loader would rewrite
 * the highlighter and lose its WebAssembly file. Returns the highlighter's nodes.
 */
import {parentPort} from 'node:worker_threads';

import {all, createStarryNight} from '@wooorm/starry-night';

/** Languages without a grammar, which are not highlighted. */
const plain = new Set(['text']);

const highlighter = await createStarryNight(all);

function nodesOf({language, text}) {
  const scope = plain.has(language) ? undefined : highlighter.flagToScope(language);
  if (scope === undefined && !plain.has(language)) {
    throw new Error(`Code in "${language}" cannot be highlighted: no grammar has this name. Fix it, or write "text".`);
  }
  return scope === undefined ? [{type: 'text', value: text}] : highlighter.highlight(text, scope).children;
}

parentPort.on('message', ({blocks, port}) => {
  try {
    port.postMessage({nodes: blocks.map(nodesOf)});
  } catch ({message}) {
    port.postMessage({problem: message});
  }
});
