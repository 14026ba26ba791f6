import {transform} from '@swc/core';
import {build} from 'esbuild';

import {fromRoot} from '../../lib/paths';

/**
 * njs has expressions of PCRE: it knows no flag `u`, reads UTF-8 anyway, and
 * takes the hyphen of `[\d-.]` for a broken range where JavaScript reads it as
 * itself. The modules that are bundled are given this as `RegExp`.
 */
const regExpForPcre = String.raw`(function (Native) {
  function PcreRegExp(pattern, flags) {
    return new Native(pattern.replace(/(\\[dswDSW])-/g, '$1\\-'), (flags || '').replace('u', ''));
  }
  PcreRegExp.prototype = Native.prototype;
  return PcreRegExp;
})(RegExp)`;

/**
 * Bundles the choice of language for njs 0.7 (Debian 12) and newer, which runs
 * ECMAScript 5 and a part of what came later: esbuild joins the modules, SWC
 * writes them in ECMAScript 5, and the result is a module with one default
 * export, the only kind that njs knows.
 *
 * @returns the module's text
 */
export async function bundleForNjs(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fromRoot('deploy', 'nginx', 'language.ts')],
    inject: [fromRoot('deploy', 'nginx', 'hasOwn.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'language',
    target: 'es2020',
    // Literal expressions become calls of RegExp, which is a parameter below.
    supported: {'regexp-sticky-and-unicode-flags': false},
    charset: 'ascii',
    legalComments: 'none',
  });
  const [bundle] = outputFiles;
  if (!bundle) {
    throw new Error('deploy/nginx/language.ts was bundled to nothing. Look at its exports.');
  }
  const {code} = await transform(
    `export default (function (RegExp) {
${bundle.text}
return {
  redirect: function (request) { return language.redirect(request); },
  cookie: function (request) { return language.cookie(request); },
};
})(${regExpForPcre});`,
    {
      swcrc: false,
      configFile: false,
      jsc: {target: 'es5', loose: true, parser: {syntax: 'ecmascript'}},
      module: {type: 'es6'},
    },
  );
  return `// Made by the build from deploy/nginx/language.ts. Do not edit.\n${code}`;
}
