import {spawnSync} from 'node:child_process';

import {sourceHash} from '../../src/plugins/docs/sourceHash';
import {parsePageText} from '../../src/plugins/docs/translations';
import {root} from '../lib/paths';

function git(args: readonly string[], input = ''): Buffer {
  const {stdout, status} = spawnSync('git', args, {cwd: root, input, maxBuffer: 2 ** 30});
  return status === 0 ? stdout : Buffer.alloc(0);
}

/** Every version of the English pages in Git, by the hash that its translations record. */
export async function earlierPages(): Promise<ReadonlyMap<string, string>> {
  const log = git(['log', '-m', '--raw', '--no-abbrev', '--no-renames', '--format=', '--', '*.mdx', '*.md', ':!i18n']);
  // A line has the modes and the ids of a file before and after a commit.
  const ids = [...log.toString().matchAll(/^:\d+ \d+ [\da-f]+ (?!0+ )(?<id>[\da-f]+)/gmu)].map(({1: id}) => id);
  const blobs = git(['cat-file', '--batch'], [...new Set(ids), ''].join('\n'));
  const pages = new Map<string, string>();
  for (let start = 0; start < blobs.length;) {
    const header = blobs.indexOf('\n', start);
    const [id = '', , size] = blobs.toString('utf8', start, header).split(' ');
    const end = header + 1 + Number(size);
    const page = blobs.toString('utf8', header + 1, end);
    // A version that could not be parsed has no translations.
    const text = await parsePageText(page, id).then(
      (page) => page.text,
      () => undefined,
    );
    if (text !== undefined) {
      pages.set(sourceHash(text), page);
    }
    start = end + 1;
  }
  return pages;
}
