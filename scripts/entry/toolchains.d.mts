import type {Toolchain} from '@packages/run-samples';

/** The libraries of Java samples, where Debian installs them. */
export const javaClassPath: string;

/** Everything that the samples need besides Node.js. */
export const toolchains: readonly Toolchain[];

/** The command of a toolchain that works, and its version; undefined if none does. */
export function findToolchain(name: string): {command: string; version: string} | undefined;

/** The command that installs toolchains, for Debian. */
export function installCommand(names: readonly string[]): string;
