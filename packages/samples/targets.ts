import type {Language} from './language';
import {javascript as javascriptLanguage, php as phpLanguage} from './literals';
import {curl, shellLanguage} from './targets/curl';
import {go, goLanguage} from './targets/go';
import {java, javaLanguage} from './targets/java';
import {javascript, node} from './targets/javascript';
import {laravel} from './targets/laravel';
import {php} from './targets/php';
import {python, pythonLanguage} from './targets/python';
import {express, next, nuxt} from './targets/routes';
import {rails, ruby, rubyLanguage} from './targets/ruby';
import {vue} from './targets/vue';
import type {Target} from './types';

/**
 * Every language and framework that has samples, in the order of the tabs. The names are the same in every language of
 * the site.
 */
export const targetNames = {
  curl: 'cURL',
  javascript: 'JavaScript',
  node: 'Node.js',
  python: 'Python',
  php: 'PHP',
  laravel: 'Laravel',
  ruby: 'Ruby',
  rails: 'Rails',
  java: 'Java',
  go: 'Go',
  next: 'Next.js',
  nuxt: 'Nuxt',
  express: 'Express',
  vue: 'Vue',
} as const;

/** A key of {@link targetNames}. */
export type SampleTarget = keyof typeof targetNames;

/** The keys of {@link targetNames}. */
export const sampleTargets = Object.keys(targetNames) as readonly SampleTarget[];

/** The template of each target, and the language in which it writes values. */
export const templates: Readonly<Record<SampleTarget, readonly [write: Target, language: Language]>> = {
  curl: [curl, shellLanguage],
  javascript: [javascript, javascriptLanguage],
  node: [node, javascriptLanguage],
  python: [python, pythonLanguage],
  php: [php, phpLanguage],
  laravel: [laravel, phpLanguage],
  ruby: [ruby, rubyLanguage],
  rails: [rails, rubyLanguage],
  java: [java, javaLanguage],
  go: [go, goLanguage],
  next: [next, javascriptLanguage],
  nuxt: [nuxt, javascriptLanguage],
  express: [express, javascriptLanguage],
  vue: [vue, javascriptLanguage],
};
