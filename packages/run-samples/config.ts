import type {Conventions, Spec} from '@packages/openapi';
import type {SandboxOptions} from '@packages/sandbox';

import type {Step} from './run';

/** A language, tool or framework that samples need besides Node.js. */
export interface Toolchain {
  readonly name: string;
  /** The targets of the reference whose samples need it. */
  readonly targets: readonly string[];
}

/** Behavior shared by multiple samples. */
export type Behavior = (command: {
  /** What runs the sample, or the command of its server. */
  readonly run: string;
  readonly serve?: string;
  /** The path at which a server receives events; undefined if it is the usual one. */
  readonly events?: string;
}) => Step[];

/** Where samples are, what they call, and what they need. Files are named from the directory in which commands run. */
export interface Config {
  /** A directory for each topic, with a `samples.yaml`, and the packages that samples use. */
  readonly dir: string;
  /** The page that explains the fields of `samples.yaml`, for errors. */
  readonly help: string;
  /** The directory in which samples run. */
  readonly workDir: string;
  readonly conventions: Conventions & {
    /** The environment variable of the API key. */
    readonly apiKey: {readonly variable: string};
    /** The operation that sends. */
    readonly testRecipients: {readonly send: string};
  };
  /** The host of the SMTP server in samples, and its username; the password is the API key. */
  readonly smtp: {readonly host: string; readonly user: string};
  /** How the mock's responses depend on the body of a request. */
  readonly adapt?: (spec: Spec) => SandboxOptions['adapt'];
  /** Headers that the examples of the spec lack, by the body of a response. */
  readonly headersOf?: (body: unknown) => Readonly<Record<string, string>>;
  readonly behaviors: Readonly<Record<string, Behavior>>;
  readonly toolchains: readonly Toolchain[];
  /** The command of a toolchain; undefined if it is not installed. */
  readonly findToolchain: (name: string) => {readonly command: string} | undefined;
  /** The command that installs toolchains. */
  readonly installCommand: (names: readonly string[]) => string;
  /** Further environment variables of samples. */
  readonly env: Readonly<Record<string, string>>;
}
