import type {ZodError} from 'zod';

/** An error in a value. */
export interface Issue {
  path: string[];
  /** What is expected, from the message of the schema. */
  expected: string;
}

/**
 * Converts the errors of a Zod schema. Each unknown key is an issue.
 *
 * @param noSuchKey what is expected instead of an unknown key
 */
export function issuesOf(error: ZodError | undefined, noSuchKey: string): Issue[] {
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({path: [...issue.path, key].map(String), expected: noSuchKey}))
      : [{path: issue.path.map(String), expected: issue.message}],
  );
}
