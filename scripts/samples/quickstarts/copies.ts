import path from 'node:path';

/** A sample by its path, with its text. */
export type Copies = Readonly<Record<string, string>>;

/** What is copied from quickstart to quickstart, so that each is complete by itself: the client and the check of signatures. */
const copied = /^(?:mailwren|verify)\.(?:mjs|ts)$/u;

/** A sample without the comment in its first line, which names the file. */
const bodyOf = (text: string): string => text.replace(/^(?:\/\/|#|<!--) .*\n/u, '');

/**
 * Compares samples of one name, which have to be the same but for their heading.
 *
 * @returns each pair that differs, with the first line that does
 */
export function findDrift(samples: Copies): string[] {
  const names = [...new Set(Object.keys(samples).map((file) => path.basename(file)))].filter((name) =>
    copied.test(name),
  );
  return names.flatMap((name) => {
    const [first, ...others] = Object.entries(samples).filter(([file]) => path.basename(file) === name);
    const lines = bodyOf(first?.[1] ?? '').split('\n');
    return others.flatMap(([file, text]) => {
      const own = bodyOf(text).split('\n');
      const index =
        own.length < lines.length
          ? lines.findIndex((line, at) => line !== own[at])
          : own.findIndex((line, at) => line !== lines[at]);
      return index === -1
        ? []
        : [
            `${file}: below its heading, line ${index + 1} is ${JSON.stringify(own[index] ?? '')}; expected ${JSON.stringify(lines[index] ?? '')}, as in ${first?.[0] ?? ''}. Change both, or give one another name.`,
          ];
    });
  });
}
