import {readFileSync} from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, '../../../static/img/drawings.svg');

/** The size of a drawing. */
export const drawingSize = {width: 320, height: 120} as const;

/** The drawings of posts by their name, as SVG paths: the symbols of a file that lists of posts show, too. */
export const drawings: ReadonlyMap<string, string> = new Map(
  [...readFileSync(file, 'utf8').matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gsu)].map(
    ([, name = '', paths = '']) => [name, paths],
  ),
);
