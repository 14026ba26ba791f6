/** What to do if there is no Chromium. */
export const chromiumAdvice: string;

/** The path of a Chromium; undefined if there is none. */
export function findChromium(): Promise<string | undefined>;
