import path from 'node:path';

import {lookup} from 'mrmime';

import {specDownloads} from '../../src/config/publishedFiles';

/** Types that the site's configuration names itself, by extension. */
const own = new Map(
  Object.entries(specDownloads).map(([name, type]): [string, string] => [path.posix.extname(name).slice(1), type]),
);

/** The media type of an extension such as `yaml`, or nothing for one that is unknown. */
export function mediaType(extension: string): string | undefined {
  return own.get(extension) ?? lookup(extension);
}
