/**
 * What a language's build is doing. Docusaurus' performance log names a step
 * when it has ended, so each name stands for what begins then.
 */
const nextPhase: readonly [endedStep: RegExp, phase: string][] = [
  [/> Load site - /u, 'bundling'],
  [/> Bundling with \S+ - /u, 'rendering pages'],
  [/> SSG - /u, 'writing feeds and sitemap'],
  [/> postBuild\(\) - /u, 'checking links'],
];

/** The phase in which every build starts. */
export const firstPhase = 'reading content';

/** The phase that a line of Docusaurus' output announces, if it does. */
export function phaseOf(line: string): string | undefined {
  const perf = /^\[PERF\] Build > [\w-]+ (?<step>.*)$/u.exec(line)?.groups?.step;
  return perf === undefined
    ? undefined
    : nextPhase.find(([ended]) => ended.test(perf) && !perf.slice(2).includes(' > '))?.[1];
}

/** Docusaurus' output without its performance log, for a person to read. */
export function readableLog(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('[PERF]'))
    .join('\n')
    .trim();
}
