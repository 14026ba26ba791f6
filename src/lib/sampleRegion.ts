/**
 * Named regions in sample files. A region is enclosed by the comments `#region send` and
 * `#endregion send`, in the comment syntax of the language; in languages whose comments begin with
 * `#`, `# region send` also works. Editors fold regions; pages show their content.
 */

/** A line that contains only a region comment, optionally with a name. */
const mark =
  /^\s*(?:(?:\/\/|#|--|;|\/\*|<!--|\{\{--)\s*)?#\s*(?<kind>region|endregion)(?:\s+(?<name>[\w-]+))?\s*(?:\*\/|-->|--\}\})?\s*$/u;

function markOf(line: string): {kind: string; name?: string} | undefined {
  const groups = mark.exec(line)?.groups;
  return groups?.kind === undefined ? undefined : {kind: groups.kind, name: groups.name};
}

/** Removes the common indentation of all nonempty lines. */
function dedent(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/u.exec(line)?.[0].length ?? 0);
  const width = widths.length === 0 ? 0 : Math.min(...widths);
  return lines.map((line) => line.slice(width).trimEnd());
}

/**
 * A sample without its region comments: the whole file, or one region without common indentation.
 *
 * @throws Error for invalid region comments or an unknown region, listing the existing ones
 */
export function sampleRegion(text: string, region?: string): string {
  const lines = text.split('\n');
  const open = new Map<string, number>();
  const found = new Map<string, [start: number, end: number]>();
  lines.forEach((line, index) => {
    const it = markOf(line);
    if (!it) {
      return;
    }
    const at = `on line ${index + 1}`;
    if (it.name === undefined) {
      throw new Error(`the comment ${at} has no name: write "#${it.kind} name"`);
    }
    if (it.kind === 'region') {
      if (open.has(it.name) || found.has(it.name)) {
        throw new Error(`the region "${it.name}" starts twice, again ${at}: give each its own name`);
      }
      open.set(it.name, index + 1);
      return;
    }
    const start = open.get(it.name);
    if (start === undefined) {
      throw new Error(`the region "${it.name}" ends ${at} but never starts`);
    }
    open.delete(it.name);
    found.set(it.name, [start, index]);
  });
  const [unclosed] = open.keys();
  if (unclosed !== undefined) {
    throw new Error(`the region "${unclosed}" has no end: add a comment "#endregion ${unclosed}"`);
  }
  let chosen = lines;
  if (region !== undefined) {
    const range = found.get(region);
    if (!range) {
      throw new Error(`there is no region "${region}"; expected one of: ${[...found.keys()].join(', ') || '(none)'}`);
    }
    chosen = lines.slice(...range);
  }
  return dedent(chosen.filter((line) => !markOf(line)))
    .join('\n')
    .replace(/^\n+|\s+$/gu, '');
}
