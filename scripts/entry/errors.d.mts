export const stackVariable: string;
export function describeError(error: unknown): string;
