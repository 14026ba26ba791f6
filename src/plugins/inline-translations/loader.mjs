import {readFileSync} from 'node:fs';

import {inlineTranslations, translateFile} from '../../build/inlineTranslations.mjs';

/** The parsed strings, shared by all modules. */
let known;

/** This file is plain JavaScript, because the bundler loads it without a compiler. */
export default function inlineTranslationsLoader(code) {
  const {file, isEnglish} = this.getOptions();
  this.addDependency(file);
  const json = readFileSync(file, 'utf8');
  if (known?.json !== json) {
    known = {json, messages: JSON.parse(json)};
  }
  return this.resourcePath.endsWith('.json')
    ? translateFile(code, known.messages)
    : inlineTranslations(code, known.messages, isEnglish);
}
