import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, rename, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const textFile = /\.(?:html|css|js|json|svg|xml|txt|md|yaml|webmanifest)$/u;

/** Below this size, in bytes, a compressed copy saves nothing over the network. */
const smallest = 512;

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
} as const;

/**
 * Writes a `.br` (quality 11) and a `.gz` copy beside every text file. Copies
 * of unchanged content come from the cache.
 *
 * @param files absolute paths
 * @param cacheDir where copies are kept, by the SHA-256 of what they compress
 */
export async function compressFiles(files: readonly string[], cacheDir: string): Promise<void> {
  await mkdir(cacheDir, {recursive: true});
  const queue = files.filter((file) => textFile.test(file));
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(file, cacheDir);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}

async function compressFile(file: string, cacheDir: string): Promise<void> {
  if ((await stat(file)).size < smallest) {
    return;
  }
  const content = await readFile(file);
  const key = createHash('sha256').update(content).digest('hex');
  for (const [extension, encode] of Object.entries(encoders)) {
    const cached = path.join(cacheDir, `${key}.${extension}`);
    try {
      await copyFile(cached, `${file}.${extension}`);
    } catch {
      const compressed = await encode(content);
      await writeFile(`${file}.${extension}`, compressed);
      await writeFile(`${cached}.${process.pid}.tmp`, compressed);
      await rename(`${cached}.${process.pid}.tmp`, cached);
    }
  }
}
