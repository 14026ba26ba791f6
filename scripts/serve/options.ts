import {type Command, InvalidArgumentError} from 'commander';

function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidArgumentError('Expected an integer from 0 (any free port) to 65535.');
  }
  return port;
}

/** Adds the port option of the servers to a command. */
export function withPortOption(command: Command, defaultPort = 3000): Command {
  return command.option('-p, --port <number>', 'the port to listen on', parsePort, defaultPort);
}

/** Reads the option defined by {@link withPortOption}. */
export function readPort(command: Command): number {
  return command.opts<{port: number}>().port;
}
