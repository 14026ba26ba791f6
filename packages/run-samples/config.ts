import type {Conventions} from '@packages/openapi';
import type {SandboxOptions} from '@packages/sandbox';

import type {Step} from './sample';

/** How the samples of a target run. In commands, `FILE` is the file, and `NAME` its name without the extension. */
export interface Runner {
  /** The command that compiles all samples of the target, in the directory that contains their directories. */
  readonly compile?: string;
  /** The command that starts a server, which runs during the step. */
  readonly serve?: string;
  /** The command that runs in a sample's directory; by default, the route in the sample's code is called. */
  readonly run?: string;
}

/** A language, tool, or framework that samples need. */
export interface Toolchain {
  readonly name: string;
  /** The targets of the reference that the toolchain runs. */
  readonly targets?: Readonly<Record<string, Runner | undefined>>;
  /** The fence languages and file extensions of the code that the toolchain can run. */
  readonly languages?: readonly string[];
  /** The commands that run a page's files, by file extension. */
  readonly interpreters?: Readonly<Record<string, string | undefined>>;
}

/** Behavior shared by multiple samples. */
export type Behavior = (command: {
  /** The command that runs the sample or its server. */
  readonly run: string;
  readonly serve?: string;
  /** The path at which a server receives events; undefined for the default. */
  readonly events?: string;
}) => Step[];

/** The samples' location, API, and requirements. `dir` and `help` are relative to the repository. */
export interface Config {
  /** Contains a directory for each topic, with a `samples.yaml`, and the packages that samples use. */
  readonly dir: string;
  /** The page that explains the fields of `samples.yaml`, for errors. */
  readonly help: string;
  /** The directory in which samples run. */
  readonly workDir: string;
  readonly conventions: Conventions & {
    /** The environment variable of the API key. */
    readonly apiKey: {readonly variable: string};
    /** The operation that sends an email. */
    readonly testRecipients: {readonly send: string};
  };
  /** The host of the SMTP server in samples, and its username; the password is the API key. */
  readonly smtp: {readonly host: string; readonly user: string};
  /** Changes the mock's responses to valid requests. */
  readonly adapt?: SandboxOptions['adapt'];
  readonly behaviors: Readonly<Record<string, Behavior>>;
  /** The slowest come first, so that none of them runs last. */
  readonly toolchains: readonly Toolchain[];
  /** The command of a toolchain; undefined if it is not installed. */
  readonly findToolchain: (name: string) => {readonly command: string} | undefined;
  /** The command that installs toolchains. */
  readonly installCommand: (names: readonly string[]) => string;
  /** Additional environment variables for samples. */
  readonly env: Readonly<Record<string, string>>;
}
