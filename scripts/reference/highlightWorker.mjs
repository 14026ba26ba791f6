/**
 * Highlights code in a worker thread, which Node.js runs without a loader: a loader would rewrite
 * the highlighter and lose its WebAssembly file. Returns the highlighter's nodes.
 */
import {parentPort, workerData} from 'node:worker_threads';

import {common, createStarryNight} from '@wooorm/starry-night';
import vue from '@wooorm/starry-night/text.html.vue';

/** Languages without a grammar, which are not highlighted. */
const plain = new Set(['text']);

const highlighter = await createStarryNight([...common, vue]);

const highlighted = workerData.map(({hash, language, text}) => {
  const scope = highlighter.flagToScope(language);
  if (scope === undefined && !plain.has(language)) {
    throw new Error(`Code in "${language}" cannot be highlighted: no grammar has this name.`);
  }
  const children = scope === undefined ? [{type: 'text', value: text}] : highlighter.highlight(text, scope).children;
  return [hash, children];
});

parentPort.postMessage(highlighted);
