import {type ReactNode, createContext, useContext} from 'react';

import {defaultLocale} from '@site/src/config/locales';

/** The strings on the page that are in English because they have no translation. */
export const EnglishStrings = createContext<readonly string[]>([]);

/** Returns the `lang` value for a string from the spec; `undefined` if it is translated. */
export function useTextLang(): (text: string) => string | undefined {
  const english = useContext(EnglishStrings);
  return (text) => (english.includes(text) ? defaultLocale : undefined);
}

/** A string of the spec, marked as English if it is not translated. */
export default function Text({of: text}: {of: string}): ReactNode {
  const lang = useTextLang()(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
