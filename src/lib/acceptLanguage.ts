/**
 * Reads the header in which a browser tells a server its languages. Pure, so
 * that a host that negotiates sees what `navigator.languages` says.
 */

/** What is read of a header, in characters; no browser sends as much. */
const longest = 1_000;

/** A BCP 47 tag by its shape: `de`, `pt-BR`, `zh-Hant-TW`. */
const tagShape = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/iu;

/** A weight as RFC 9110 writes it: 0 to 1, with up to three decimals. */
const weightShape = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/iu;

/** The tag and the weight of `de-AT;q=0.8`; nothing where it is malformed. */
function parseEntry(entry: string): {tag: string; weight: number} | undefined {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.length === 0 ? '1' : weightShape.exec(parameters[0] ?? '')?.[1];
  return tagShape.test(tag) && weight !== undefined && parameters.length <= 1
    ? {tag, weight: Number(weight)}
    : undefined;
}

/**
 * The languages of an `Accept-Language` header in the order in which
 * `navigator.languages` has them: by weight, and as written where weights are
 * equal. Each stands once; `*`, refused languages (`q=0`) and what is malformed
 * are left out. Any text is safe to pass.
 */
export function parseAcceptLanguage(header: string): string[] {
  const entries = header
    .slice(0, longest)
    .split(',')
    .map((entry) => parseEntry(entry))
    .filter((entry) => entry !== undefined)
    .filter(({weight}) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const seen: Record<string, true> = {};
  return entries
    .map(({tag}) => tag)
    .filter((tag) => {
      const key = tag.toLowerCase();
      const isNew = !Object.hasOwn(seen, key);
      seen[key] = true;
      return isNew;
    });
}
