/** The oldest Node.js that works. */
export const minimumNode: string;

/** Whether a version such as `22.1.0` is at least the oldest that works. */
export function nodeIsRecent(version: string): boolean;
