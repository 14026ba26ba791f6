import path from 'node:path';

/** Docusaurus' report for a page that MDX cannot compile; the bundler puts a bar before each line after the first. */
const report = /^.*MDX compilation failed for file "(?<file>[^"]+)"\n(?<more>(?:[ \t]*│.*(?:\n|$))+)/gmu;

/** A report's cause, and its details: the error as JSON, and the stack. */
const parts = /^Cause: (?<cause>[^]*?)\nDetails:\n(?<details>[^]*)/u;

/** The reason for an MDX error, with the fix if text in braces isn't JavaScript. */
export const withRemedy = (reason: string): string =>
  /acorn|in expression/u.test(reason)
    ? 'Text in braces is JavaScript, and this text is not valid. Write it in backticks, or write a backslash before the brace: \\{.'
    : reason;

/** Shortens each Docusaurus page error to one sentence, preceded by the file, line, and column. */
export function shortenPageErrors(output: string, siteDir: string): string {
  return output.replace(report, (all: string, file: string, more: string) => {
    const {cause, details} = parts.exec(more.replace(/^[ \t]*│ ?/gmu, ''))?.groups ?? {};
    if (cause === undefined || details === undefined) {
      return all;
    }
    const [, position] = /^ {2}"name": ".*?(?<position>\d+:\d+)(?:-\d+:\d+)?"/mu.exec(details) ?? [];
    const name = path.relative(siteDir, file);
    const sentence = withRemedy(cause.trim().replaceAll(`${siteDir}${path.sep}`, ''));
    return sentence.startsWith(`${name}:`)
      ? `${sentence}\n`
      : `${[name, position].filter(Boolean).join(':')}: ${sentence}\n`;
  });
}
