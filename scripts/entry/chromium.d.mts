/** Finds a Chromium, or nothing where there is none. */
export function findChromium(root: string): Promise<string | undefined>;

/** Finds a Chromium or installs one; throws an error that says what to do where nothing helps. */
export function ensureChromium(root: string): Promise<string>;
