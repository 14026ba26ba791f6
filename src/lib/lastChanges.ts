/**
 * Reads a log that has a null character and a Unix time before the names of
 * each commit's files, newest first.
 *
 * @returns when each file was last changed, in milliseconds, by its name in the log
 */
export function parseLastChanges(log: string): Map<string, number> {
  const changes = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [time = '', ...files] = commit.split('\n');
    for (const file of files.filter((name) => name !== '')) {
      if (!changes.has(file)) {
        changes.set(file, Number(time) * 1000);
      }
    }
  }
  return changes;
}
