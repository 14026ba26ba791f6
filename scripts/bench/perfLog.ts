/** The steps of a build that Docusaurus' performance log measures as a whole, by what they are called here. */
const steps: readonly [step: RegExp, name: string][] = [
  [/^Load site$/u, 'reading'],
  [/^Bundling with \S+$/u, 'bundling'],
  [/^SSG$/u, 'drawing'],
  [/^postBuild\(\)$/u, 'feeds, search and pictures'],
];

const unitSeconds: Readonly<Record<string, number>> = {ms: 0.001, seconds: 1, minutes: 60};

/**
 * How long the steps of a language's build took, in seconds.
 *
 * @param log the whole output of Docusaurus with `DOCUSAURUS_PERF_LOGGER`
 */
export function stepSeconds(log: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of log.split('\n')) {
    const groups = /^\[PERF\] Build > [\w-]+ > (?<step>[^>]+?) - (?<amount>[\d.]+) (?<unit>[a-z]+)/u.exec(line)?.groups;
    const name = steps.find(([step]) => step.test(groups?.step ?? ''))?.[1];
    if (groups && name !== undefined) {
      found.set(name, Number(groups.amount) * (unitSeconds[groups.unit ?? ''] ?? NaN));
    }
  }
  return found;
}
