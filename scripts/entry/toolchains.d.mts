/** The libraries of Java samples, where Debian installs them. */
export const javaClassPath: string;

/** A language, tool or framework that samples need. */
export interface Toolchain {
  name: string;
  /** The targets of the reference whose samples need it. */
  targets: readonly string[];
  /** Commands to try, in order: Debian's Python has the packages, and the first one on the PATH may lack them. */
  commands: readonly string[];
  /** Arguments with which a command that works prints its version. */
  args: readonly string[];
  /** Debian's packages that contain it. */
  packages: readonly string[];
}

/** Everything that the samples need besides Node.js. */
export const toolchains: readonly Toolchain[];

/** The command that works and its version; undefined if none does. */
export function findToolchain(toolchain: Toolchain): {command: string; version: string} | undefined;

/** The command that installs toolchains, for Debian. */
export function installCommand(missing: readonly Toolchain[]): string;
