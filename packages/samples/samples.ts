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

const generators: Readonly<Record<SampleTarget, Target>> = {
  curl,
  javascript,
  node,
  python,
  php,
  laravel,
  ruby,
  rails,
  java,
  go,
  next,
  nuxt,
  express,
  vue,
};

/**
 * The samples of a request, one per target, in the order of {@link sampleTargets}. They contain no translated text, so
 * they are the same in every language.
 */
export function samplesOfRequest(request: SampleRequest): readonly Sample[] {
  return sampleTargets.map((target) => {
    const files = generators[target](request);
    return {target, label: targetNames[target], language: files[0]?.language ?? '', files};
  });
}
