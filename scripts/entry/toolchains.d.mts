/** Where Debian keeps the libraries of Java. */
export const javaLibraries: string;

/** What the samples of some targets need from the machine. */
export interface Toolchain {
  name: string;
  /** The targets whose samples it runs. */
  targets: readonly string[];
  /** Commands to try, in order. */
  commands: readonly string[];
  /** What tells whether a command works; prints its version. */
  args: readonly string[];
  /** The packages of Debian that hold it. */
  packages: readonly string[];
}

/** Everything that the samples need, apart from Node.js. */
export const toolchains: readonly Toolchain[];

/** The command that works, and its version; nothing where none does. */
export function findToolchain(
  toolchain: Pick<Toolchain, 'commands' | 'args'>,
): {command: string; version: string} | undefined;

/** Installs what is missing where this process is root. */
export function ensureToolchains(): void;
