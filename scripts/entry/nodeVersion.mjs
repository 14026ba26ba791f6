/** The oldest Node.js that works; package.json says the same in `engines`. */
export const minimumNode = '20.19.0';

/** Whether a version such as `22.1.0` is at least {@link minimumNode}. */
export function nodeIsRecent(version) {
  const [major, minor, patch] = version.split('.').map(Number);
  const [minMajor, minMinor, minPatch] = minimumNode.split('.').map(Number);
  return major !== minMajor ? major > minMajor : minor !== minMinor ? minor > minMinor : patch >= minPatch;
}
