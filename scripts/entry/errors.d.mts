export const stackVariable: string;
export function describeError(error: unknown): string;
export function shortStack(
  error: Error,
  frames: readonly Pick<NodeJS.CallSite, 'getFileName' | 'getLineNumber' | 'getColumnNumber'>[],
): string;
