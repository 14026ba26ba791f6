/**
 * Highlights code in a worker thread without a loader, which would rewrite the highlighter and lose its WebAssembly
 * file. Returns the highlighter's nodes.
 */
import {all, createStarryNight} from '@wooorm/starry-night';

const highlighter = await createStarryNight(all);

function nodesOf({language, text}) {
  if (language === 'text') {
    return [{type: 'text', value: text}];
  }
  const scope = highlighter.flagToScope(language);
  if (scope === undefined) {
    throw new Error(`Code in "${language}" cannot be highlighted: no grammar has this name. Fix it, or write "text".`);
  }
  return highlighter.highlight(text, scope).children;
}

export default (blocks) => blocks.map(nodesOf);
