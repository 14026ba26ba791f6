import {type Command, InvalidArgumentError} from 'commander';

import {type Locale, isLocale, locales} from '../../src/config/locales';

/** The options of a build. */
export interface BuildOptions {
  /** The languages to build, in the order of the site's list. */
  locales: readonly Locale[];
  /** How many languages are built at once. */
  jobs: number;
  /** Rebuild languages even if their inputs have not changed. */
  force: boolean;
  /** Whether to write what only nginx reads: compressed copies and `_nginx.conf`. */
  nginx: boolean;
}

/**
 * The default number of languages built at once. With two cores, a third language takes more memory
 * and saves no time.
 */
export const defaultJobs = 2;

/** Parses a language code from the command line. */
export function parseLocale(value: string): Locale {
  if (!isLocale(value)) {
    throw new InvalidArgumentError(`Expected one of: ${locales.join(', ')}.`);
  }
  return value;
}

function collectLocale(value: string, previous: Locale[] = []): Locale[] {
  return [...previous, parseLocale(value)];
}

function parseJobs(value: string): number {
  const jobs = Number(value);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 16) {
    throw new InvalidArgumentError('Expected an integer from 1 to 16.');
  }
  return jobs;
}

/** Adds the options of a build to a command. */
export function withBuildOptions(command: Command): Command {
  return command
    .option('-l, --locale <code>', 'build this language only; may be repeated (default: all)', collectLocale)
    .option('-j, --jobs <number>', 'how many languages to build at once', parseJobs, defaultJobs)
    .option('-f, --force', 'also build languages whose inputs have not changed', false)
    .option('--no-nginx', 'leave out what only nginx reads: compressed copies and _nginx.conf');
}

/** Reads the options defined by {@link withBuildOptions}. */
export function readBuildOptions(command: Command): BuildOptions {
  const {locale, ...options} = command.opts<Omit<BuildOptions, 'locales'> & {locale?: Locale[]}>();
  return {
    locales: locale ? locales.filter((code) => locale.includes(code)) : locales,
    ...options,
  };
}
