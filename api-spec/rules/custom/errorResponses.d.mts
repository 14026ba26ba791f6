/** Expands the `x-error-codes` of an operation: its error responses by status, and any errors in the codes. */
export type ExpandErrors = (
  operation: object,
  file: string,
) => {responses: Record<string, object>; errors: {message: string; at: (string | number)[]}[]};

/** Creates a function that expands the `x-error-codes` of operations in a directory of the spec. */
export function errorExpander(specDir: string): ExpandErrors;
