import type {ReadSource} from '../i18n/apiTexts/findTexts';
import texts from './texts.json';

/** A small spec in several files that covers the edge cases of keys and strings. */
export const files: Readonly<Record<string, unknown>> = texts.files;

/** The source files, parsed. */
export const read: ReadSource = (file) => files[file];

/** {@link files} after bundling. */
export const {bundle} = texts;
