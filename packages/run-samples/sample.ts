import type {Run, Running} from './execute';
import type {Expected} from './expected';

type Environment = Readonly<Record<string, string>>;

/** A server on the port in `PORT`. Commands get its origin in `ORIGIN`. */
export interface Server {
  command: string;
  env?: Environment;
}

/** A command, and its expected behavior. */
export interface Step {
  /** Identifies the step in errors, for a sample with multiple steps. */
  name?: string;
  /** Runs during the step; consecutive steps with the same object share one server. */
  server?: Server;
  /** A shell command, in the sample's directory, or a request to the running server. */
  run: string | ((server: Running) => Promise<Run>);
  env?: Environment;
  /** If undefined, the defaults of {@link Expected} apply. */
  expects?: Expected;
  /** Whether programs trust the certificate of the SMTP server. */
  trusts?: boolean;
}

/** A sample and how it is run. */
export interface Sample {
  /** Unique in its batch; the name of its directory. */
  name: string;
  /** Writes the sample's files. `redirect` replaces our servers with the mocks. */
  write: (dir: string, redirect: (text: string) => string) => Promise<unknown>;
  /** The sample stops at the first step with an error. */
  steps: readonly Step[];
}

/** Samples that need the same toolchains. */
export interface Batch {
  name: string;
  /** The toolchains that the samples need besides Node.js, including OpenSSL if they send emails over SMTP. */
  needs: readonly string[];
  /** Compiles all samples, in the directory that contains their directories. */
  compile?: string;
  samples: readonly Sample[];
}
