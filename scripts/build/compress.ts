import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const textFile = /\.(?:html|css|js|json|svg|xml|txt|md|yaml|webmanifest)$/u;

/** Below this size, in bytes, a compressed copy saves nothing over the network. */
const smallest = 512;

/** The best level takes 2.7 times as long for copies that are 2 % smaller. */
const brotliQuality = 10;

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
} as const;

/**
 * Writes a `.br` and a `.gz` copy beside every text file. Copies of unchanged
 * content come from the cache.
 *
 * @param files absolute paths
 * @param cacheDir where copies are kept, by the SHA-256 of what they compress
 * @param prune whether `files` is all there is, so that other copies may go
 */
export async function compressFiles(files: readonly string[], cacheDir: string, {prune = false} = {}): Promise<void> {
  await mkdir(cacheDir, {recursive: true});
  const queue = files.filter((file) => textFile.test(file));
  const used = new Set<string>();
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(file);
      if (content.length >= smallest) {
        const key = createHash('sha256').update(content).digest('hex');
        for (const extension of ['br', 'gz'] as const) {
          used.add(`${key}.${extension}`);
          await copyOf(content, extension, path.join(cacheDir, `${key}.${extension}`), `${file}.${extension}`);
        }
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  if (prune) {
    const unused = (await readdir(cacheDir)).filter((name) => !used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(cacheDir, name), {recursive: true})));
  }
}

/** Writes the compressed copy of a file, from the cache where it is there. */
async function copyOf(
  content: Buffer,
  extension: keyof typeof encoders,
  cached: string,
  target: string,
): Promise<void> {
  if (!existsSync(cached)) {
    await writeFile(`${cached}.${process.pid}.tmp`, await encoders[extension](content));
    await rename(`${cached}.${process.pid}.tmp`, cached);
  }
  await copyFile(cached, target);
}
