/**
 * The phases of a language's build. Docusaurus' performance log reports a step when it ends, so
 * each entry maps a finished step to the next phase.
 */
const nextPhase: readonly [endedStep: RegExp, phase: string][] = [
  [/> Load site - /u, 'bundling'],
  [/> Bundling with \S+ - /u, 'rendering pages'],
  [/> SSG - /u, 'writing feeds and sitemap'],
  [/> postBuild\(\) - /u, 'checking links'],
];

/** The phase in which every build starts. */
export const firstPhase = 'reading content';

/** The phase that a line of Docusaurus' output announces, if any. */
export function phaseOf(line: string): string | undefined {
  const perf = /^\[PERF\] Build > [\w-]+ (?<step>.*)$/u.exec(line)?.groups?.step;
  return perf === undefined
    ? undefined
    : nextPhase.find(([ended]) => ended.test(perf) && !perf.slice(2).includes(' > '))?.[1];
}

/** Docusaurus' output without its performance log and the frames of stack traces in packages. */
export function readableLog(output: string): string {
  return output
    .split('\n')
    .filter(
      (line) => !line.startsWith('[PERF]') && !/^\s+at .*(?:node_modules|node:|<anonymous>|\(index \d+\))/u.test(line),
    )
    .join('\n')
    .trim();
}
