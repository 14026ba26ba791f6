import groupBy from 'lodash/groupBy';
import uniq from 'lodash/uniq';

/**
 * A sentence for each group of pages whose paths differ only in case. On Windows and macOS, whose file systems ignore
 * case, one page would replace the other.
 */
export function caseClashes(paths: readonly string[]): string[] {
  return Object.values(groupBy(uniq(paths), (path) => path.toLowerCase()))
    .filter(({length}) => length > 1)
    .map((clash) => `${clash.join(' and ')} differ only in case. Rename one page, or change its "slug".`);
}
