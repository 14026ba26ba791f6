import type {Conventions, Spec} from '@packages/openapi';
import type {SandboxOptions} from '@packages/sandbox';

import type {Step} from './sample';

/** How the samples of a target run. Commands find the file in `FILE`, and its name without the extension in `NAME`. */
export interface Runner {
  /** A command that compiles all of them, in the directory that contains theirs. */
  readonly compile?: string;
  /** The command that starts a server, which runs at the same time. */
  readonly serve?: string;
  /** The command that runs in a sample's directory; by default, it calls the route in its code. */
  readonly run?: string;
}

/** A language, tool, or framework that samples need. The slowest toolchains come first, so that none of them runs last. */
export interface Toolchain {
  readonly name: string;
  /** The targets of the reference that it runs. */
  readonly targets?: Readonly<Record<string, Runner | undefined>>;
  /** The languages of fences, and the extensions, whose code it can run. */
  readonly languages?: readonly string[];
  /** The command that runs a file of a page, by its extension. */
  readonly interpreters?: Readonly<Record<string, string | undefined>>;
}

/** Behavior shared by multiple samples. */
export type Behavior = (command: {
  /** The command that runs the sample or its server. */
  readonly run: string;
  readonly serve?: string;
  /** The path at which a server receives events; undefined if it is the usual one. */
  readonly events?: string;
}) => Step[];

/** The location of the samples, the API that they call, and their requirements. File paths are relative to the directory in which commands run. */
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
