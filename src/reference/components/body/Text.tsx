import {type ReactNode, createContext, useContext} from 'react';

import {defaultLocale} from '@site/src/config/locales';
import {unbroken} from '@site/src/lib/unbroken';
import type {PageBase} from '@site/src/reference/models/models';

/** The page around a component. */
export const CurrentPage = createContext<Partial<PageBase>>({});

/** Returns the `lang` value for a string from the spec; `undefined` if it is translated. */
export function useTextLang(): (text: string) => string | undefined {
  const {english = []} = useContext(CurrentPage);
  return (text) => (english.includes(text) ? defaultLocale : undefined);
}

/** A string of the spec in which words such as `E-Mail` stay on one line, marked as English if it is not translated. */
export default function Text({of: text}: {of: string}): ReactNode {
  const lang = useTextLang()(text);
  return lang === undefined ? unbroken(text) : <span lang={lang}>{text}</span>;
}
