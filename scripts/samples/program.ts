import type {Json, SampleTarget} from '../../src/plugins/api-reference/samples/types';

/** A request that a program has to make. */
export interface ExpectedRequest {
  /** In capitals. */
  method: string;
  /** The path with its query, e.g. `/v1/emails?limit=1`. */
  path: string;
  /** What its body has to be once parsed; unset where it has none. */
  body?: Json;
  /** Whether it carries an Idempotency-Key; unset where it may. */
  idempotent?: boolean;
  /** Whether it repeats the request before, with the same Idempotency-Key. */
  repeats?: boolean;
  /** The answer to be given, as the header Prefer asks for it, e.g. `code=429`; unset for a success. */
  prefer?: string;
  /** The status of the answer; unset for a success. */
  status?: number;
}

/** What a program has to do to pass. */
export interface Expected {
  /** All its requests, in order. */
  requests: readonly ExpectedRequest[];
  /** Whether it has to end with a code other than 0, and may complain. */
  fails?: boolean;
  /** Whether it may complain though it ends well. */
  complains?: boolean;
  /**
   * What it has to print; in a complaint, where it may complain.
   *
   * @param answers the bodies of the answers that it got, in order
   */
  prints?: (answers: readonly unknown[]) => readonly string[];
}

/** A program that can be run. */
export interface Program {
  /** Unique among the programs of its target: letters, digits and `-`. */
  name: string;
  target: SampleTarget;
  files: readonly {name: string; code: string}[];
  expected: Expected;
}

/** A program of which the files are written, with the address of the mock in place of the API's. */
export interface WrittenProgram extends Program {
  /** Unique among all programs; it is the name of the folder, and part of the addresses that the program asks. */
  id: string;
  /** Its own folder, absolute. */
  dir: string;
}

/** The id of a program. */
export const idOf = ({target, name}: Pick<Program, 'target' | 'name'>): string => `${target}-${name}`;

/** How a program ended. */
export interface Run {
  /** Its exit code; nothing where it was stopped. */
  code: number | null;
  stdout: string;
  stderr: string;
}
