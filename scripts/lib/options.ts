import {type Command, InvalidArgumentError, Option} from 'commander';

import {type Locale, locales} from '../../src/config/locales';
import {type Host, hostLimits} from '../build/hostLimits';

/** The options of a build. */
export interface BuildOptions {
  /** The languages to build, in the order of the site's list. */
  locales: readonly Locale[];
  /** Whether scripts are minified; defaults to true. */
  minify?: boolean;
  /** The host that the site is for: nginx also reads compressed copies and `_nginx.conf`. Undefined for a preview. */
  host?: Host;
}

/** Parses a port number; 0 means any free port. */
function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidArgumentError('Expected an integer from 0 to 65535.');
  }
  return port;
}

/** Adds the port option of the servers to a command. */
export function withPortOption(command: Command, defaultPort = 3000): Command {
  return command.option('-p, --port <number>', 'the port to listen on', parsePort, defaultPort);
}

/** Adds the options of a build to a command. */
export function withBuildOptions(command: Command): Command {
  return command
    .addOption(
      new Option('-l, --locale <code...>', 'build only these languages; can be repeated')
        .choices(locales)
        .default(locales, 'all'),
    )
    .option('--no-minify', "don't minify JavaScript, for debugging")
    .addOption(
      new Option('--host <name>', 'build for this host: write only the files that the host reads, and check its limits')
        .choices(Object.keys(hostLimits))
        .default('nginx'),
    );
}

/** Reads the options defined by {@link withBuildOptions}. */
export function readBuildOptions(command: Command): BuildOptions {
  const {locale, ...options} = command.opts<Omit<BuildOptions, 'locales'> & {locale: readonly Locale[]}>();
  return {...options, locales: locales.filter((code) => locale.includes(code))};
}
