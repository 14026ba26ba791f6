import {type Command, InvalidArgumentError, Option} from 'commander';

import {type Locale, locales} from '../../src/config/locales';
import {type Host, hostLimits} from '../build/hostLimits';

/** The options of a build. */
export interface BuildOptions {
  /** The languages to build, in the order of the site's list. */
  locales: readonly Locale[];
  /** How many languages are built at once. */
  jobs: number;
  /** The host that the site is for: nginx also reads compressed copies and `_nginx.conf`. None if it is only a preview. */
  host?: Host;
}

/**
 * The default number of languages built at once. With two cores, a third language takes more memory
 * and saves no time.
 */
export const defaultJobs = 2;

/** Parses an integer in a range. */
const integer = (least: number, most: number) => (value: string) => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new InvalidArgumentError(`Expected an integer from ${least} to ${most}.`);
  }
  return number;
};

/** Adds the port option of the servers to a command; 0 is any free port. */
export function withPortOption(command: Command, defaultPort = 3000): Command {
  return command.option('-p, --port <number>', 'the port to listen on', integer(0, 65_535), defaultPort);
}

/** Adds the options of a build to a command. */
export function withBuildOptions(command: Command): Command {
  return command
    .addOption(new Option('-l, --locale <code...>', 'build only these languages; can be repeated').choices(locales))
    .option('-j, --jobs <number>', 'how many languages to build at once', integer(1, 16), defaultJobs)
    .addOption(
      new Option('--host <name>', 'the host to build for: only what it reads, within its limits')
        .choices(Object.keys(hostLimits))
        .default('nginx'),
    );
}

/** Reads the options defined by {@link withBuildOptions}. */
export function readBuildOptions(command: Command): BuildOptions {
  const {locale, ...options} = command.opts<Omit<BuildOptions, 'locales'> & {locale?: Locale[]}>();
  return {
    locales: locale ? locales.filter((code) => locale.includes(code)) : locales,
    ...options,
  };
}
