import type {Language} from './language';
import {type SampleTarget, sampleTargets, targetNames, templates} from './targets';
import type {SampleFile, SampleRequest} from './types';

/** A complete sample of a request. */
export interface Sample {
  target: SampleTarget;
  /** The name of the target, in every language of the site. */
  label: string;
  /** The language of the first file. */
  language: string;
  files: readonly SampleFile[];
}

/** The language in which the samples of a target write values. */
export const languageOf = (target: SampleTarget): Language => templates[target][1];

/**
 * The samples of a request, one per target, in the order of {@link sampleTargets}. They contain no translated text, so
 * they are the same in every language.
 */
export function samplesOfRequest(request: SampleRequest): readonly Sample[] {
  return sampleTargets.map((target) => {
    const files = [templates[target][0](request)].flat();
    return {target, label: targetNames[target], language: files[0]?.language ?? '', files};
  });
}
