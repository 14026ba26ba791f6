import strings from '@site/src/reference/models/strings.json';
import {type Translate, fill} from '@site/src/reference/models/texts';

/** Returns a string of the reference in the language of the page, which the build writes into the file. */
export const t: Translate = (id, values) => fill(strings[id].message, values);
