import {sampleLanguages} from '../../data/sampleLanguages';
import type {Spec, Operation} from '../types';
import {requestOf} from './request';
import {curl} from './targets/curl';
import {express} from './targets/express';
import {go} from './targets/go';
import {java} from './targets/java';
import {javascript} from './targets/javascript';
import {laravel} from './targets/laravel';
import {next} from './targets/next';
import {node} from './targets/node';
import {nuxt} from './targets/nuxt';
import {php} from './targets/php';
import {python} from './targets/python';
import {rails} from './targets/rails';
import {ruby} from './targets/ruby';
import {vue} from './targets/vue';
import type {Sample, SampleRequest, SampleTarget, Target} from './types';

export type {Sample, SampleFile, SampleTarget} from './types';

const targets: Readonly<Record<SampleTarget, Target>> = {
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

/** The ids of targets, in the order of the tabs. */
export const sampleTargets = Object.keys(targets) as readonly SampleTarget[];

/** The samples of a request, one per target. */
export function samplesOfRequest(request: SampleRequest): readonly Sample[] {
  return sampleTargets.map((target) => {
    const files = targets[target](request);
    return {target, label: sampleLanguages[target], language: files[0]?.language ?? '', files};
  });
}

/**
 * Complete samples that call an operation with the examples of the spec, one per
 * target, in the order of {@link sampleTargets}. They contain no translated
 * text, so they are the same on every locale.
 *
 * @param operation with references resolved
 * @returns nothing if {@link requestOf} returns nothing
 */
export function samplesOf(spec: Spec, operation: Operation): readonly Sample[] {
  const request = requestOf(spec, operation);
  return request ? samplesOfRequest(request) : [];
}
