import type {ReadSource} from '../reference/texts/findTexts';
import texts from './texts.json';

/** A small spec in several files, with every trick that keys and texts have to survive. */
export const files: Readonly<Record<string, unknown>> = texts.files;

/** The sources as they would be read from files. */
export const read: ReadSource = (file) => files[file];

/** {@link files} as the bundler joins them. */
export const {bundle} = texts;
