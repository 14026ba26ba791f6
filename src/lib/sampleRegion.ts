/**
 * Named regions in sample files. A region is enclosed by the comments `#region send` and
 * `#endregion send`, in the comment syntax of the language; in languages whose comments begin with
 * `#`, `# region send` also works. Editors fold regions; pages show their content.
 */

/** A line that contains only a region comment. */
const mark =
  /^\s*(?:(?:\/\/|#|--|;|\/\*|<!--|\{\{--)\s*)?#\s*(?<kind>region|endregion)(?:\s+(?<name>[\w-]+))?\s*(?:\*\/|-->|--\}\})?\s*$/u;

/** Removes the common indentation of all nonempty lines. */
function dedent(lines: readonly string[]): string[] {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/u.exec(line)?.[0].length ?? 0);
  return lines.map((line) => line.slice(Math.min(...widths)).trimEnd());
}

/**
 * A sample without its region comments: the whole file, or one region without common indentation.
 *
 * @throws Error for a region that does not have exactly one start and one end after it, listing the existing ones
 */
export function sampleRegion(text: string, region?: string): string {
  const lines = text.split('\n');
  const marks = lines.map((line) => mark.exec(line)?.groups);
  const at = (kind: string): number[] =>
    marks.flatMap((it, index) => (it?.kind === kind && it.name === region ? [index] : []));
  const [[start = -1, ...others], [end = lines.length, ...more]] =
    region === undefined ? [[], []] : [at('region'), at('endregion')];
  if (region !== undefined && (start < 0 || start >= end || end === lines.length || others.length + more.length > 0)) {
    const names = marks.flatMap((it) => (it?.kind === 'region' ? (it.name ?? '(without a name)') : []));
    throw new Error(
      `there is no region "${region}": expected one "#region ${region}", followed by one "#endregion ${region}"; regions in the file: ${names.join(', ') || '(none)'}`,
    );
  }
  return dedent(lines.filter((_line, index) => index >= start && index < end && !marks[index]))
    .join('\n')
    .replace(/^\n+|\s+$/gu, '');
}
