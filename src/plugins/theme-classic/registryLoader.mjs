/** An entry of Docusaurus' registry: a chunk with its name, its import, and the path and the number of its module. */
const entry = /^ *(?<name>".*?"): \[(?<load>.*), ".*", require\.resolveWeak\(.*\)\]/gmu;

/**
 * A loader that removes the paths from Docusaurus' registry of chunks, because browsers don't read them. In the build,
 * each chunk reports its name instead: a rendered page's files are looked up by chunk name, so with paths, pages would
 * list neither their styles nor their scripts. Plain JavaScript, because the bundler loads it.
 */
export default function registryLoader(code) {
  return code.replace(entry, this.getOptions().isServer ? '$<name>: [$<load>, $<name>]' : '$<name>: [$<load>]');
}
