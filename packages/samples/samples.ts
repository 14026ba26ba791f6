import * as languages from './literals';
import type {Language} from './language';
import {type SampleTarget, sampleTargets, targetNames} from './targets';
import {curl} from './targets/curl';
import {go} from './targets/go';
import {java} from './targets/java';
import {javascript, node} from './targets/javascript';
import {laravel} from './targets/laravel';
import {php} from './targets/php';
import {python} from './targets/python';
import {express, next, nuxt} from './targets/routes';
import {rails, ruby} from './targets/ruby';
import {vue} from './targets/vue';
import type {Sample, SampleRequest, Target} from './types';

/** The generator of each target, and the language in which it writes values. */
const generators: Readonly<Record<SampleTarget, readonly [write: Target, language: Language]>> = {
  curl: [curl, languages.shell],
  javascript: [javascript, languages.javascript],
  node: [node, languages.javascript],
  python: [python, languages.python],
  php: [php, languages.php],
  laravel: [laravel, languages.php],
  ruby: [ruby, languages.ruby],
  rails: [rails, languages.ruby],
  java: [java, languages.java],
  go: [go, languages.go],
  next: [next, languages.javascript],
  nuxt: [nuxt, languages.javascript],
  express: [express, languages.javascript],
  vue: [vue, languages.javascript],
};

/** The language in which the samples of a target write values. */
export const languageOf = (target: SampleTarget): Language => generators[target][1];

/**
 * The samples of a request, one per target, in the order of {@link sampleTargets}. They contain no translated text, so
 * they are the same in every language.
 */
export function samplesOfRequest(request: SampleRequest): readonly Sample[] {
  return sampleTargets.map((target) => {
    const files = [generators[target][0](request)].flat();
    return {target, label: targetNames[target], language: files[0]?.language ?? '', files};
  });
}
