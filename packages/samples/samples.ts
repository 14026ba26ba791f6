import {sampleLanguages} from '../../src/data/sampleLanguages';
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
import {notes} from './text';
import type {Sample, SampleFile, SampleRequest, SampleTarget, Target} from './types';

export type {Sample, SampleTarget} from './types';

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

/** Marks the file that calls a deprecated operation with a comment. */
function withDeprecation({url, deprecated}: SampleRequest, file: SampleFile): SampleFile {
  if (!deprecated || !file.code.includes(url)) {
    return file;
  }
  const comment = `${['shell', 'python', 'ruby'].includes(file.language) ? '#' : '//'} ${notes.deprecated}\n`;
  const code = file.language === 'php' ? file.code.replace('<?php\n', `<?php\n\n${comment}`) : comment + file.code;
  return {...file, code};
}

/**
 * The samples of a request, one per target, in the order of {@link sampleTargets}. They contain no translated text, so
 * they are the same in every language.
 */
export function samplesOfRequest(request: SampleRequest): readonly Sample[] {
  return sampleTargets.map((target) => {
    const files = targets[target](request).map((file) => withDeprecation(request, file));
    return {target, label: sampleLanguages[target], language: files[0]?.language ?? '', files};
  });
}
