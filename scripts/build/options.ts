import {type Command, InvalidArgumentError} from 'commander';

import {type Locale, isLocale, locales} from '../../src/config/locales';

/** What a build is asked to do. */
export interface BuildOptions {
  /** The languages to build, in the order of the site's list. */
  locales: readonly Locale[];
  /** How many languages are built at once. */
  jobs: number;
  /** Build languages whose inputs have not changed, too. */
  force: boolean;
}

/**
 * How many languages are built at once by default. On two cores a third one takes
 * more memory and saves no time.
 */
export const defaultJobs = 2;

/** Reads a language code that a person typed. */
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
    throw new InvalidArgumentError('Expected a whole number from 1 to 16.');
  }
  return jobs;
}

/** Adds the options of a build to a command. */
export function withBuildOptions(command: Command): Command {
  return command
    .option('-l, --locale <code>', 'build this language only; may be repeated (default: all)', collectLocale)
    .option('-j, --jobs <number>', 'how many languages to build at once', parseJobs, defaultJobs)
    .option('-f, --force', 'build languages whose inputs have not changed, too', false);
}

/** Reads the options that {@link withBuildOptions} added. */
export function readBuildOptions(command: Command): BuildOptions {
  const {locale, jobs, force} = command.opts<{locale?: Locale[]; jobs: number; force: boolean}>();
  return {
    locales: locale ? locales.filter((code) => locale.includes(code)) : locales,
    jobs,
    force,
  };
}
