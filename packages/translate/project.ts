/** An English string. */
export interface Text {
  /** The key in the translation files. */
  readonly key: string;
  readonly english: string;
  /** The file of the English string. */
  readonly source: string;
  /** For translators: where it is used. */
  readonly note?: string;
}

/** A typographic convention: a pattern that violates it, and what to write instead. */
export interface TypographyRule {
  readonly wrong: RegExp;
  readonly expected: string;
}

/** A directory of English pages. */
export interface PageDirectory {
  /** The name of this part of the site in reports. */
  readonly area: string;
  readonly dir: string;
  /** The directory of the translations in `i18n/<language>`. */
  readonly target: string;
  /** Whether the pages are posts, which have a `translationKey` and a slug, and may not exist in every language. */
  readonly hasPosts?: true;
}

/** A file of translated strings. */
export interface StringFile {
  readonly area: string;
  /** The file of the translations in `i18n/<language>`. */
  readonly file: string;
  readonly texts: readonly Text[];
  /** Whether strings are Markdown instead of UI strings with plural forms. */
  readonly isMarkdown?: true;
  /** Whether a key must have an English string; by default, every key must. */
  readonly isOurs?: (key: string) => boolean;
}

/** The translatable text of a page. */
export interface PageText {
  readonly text: string;
  /** The key that all language versions of a post share. */
  readonly translationKey?: string;
}

/** The translated parts of a site, and its conventions. Paths are relative to the working directory. */
export interface Project {
  readonly name: string;
  /** The languages that English is translated into. */
  readonly locales: readonly string[];
  readonly pages: readonly PageDirectory[];
  /** Globs of Markdown files that are not pages. */
  readonly ignore: readonly string[];
  /** Reads the text of a page. Changes in this text make translations stale. */
  readonly readPage: (page: string, file: string) => Promise<PageText>;
  readonly strings: readonly StringFile[];
  /** The conventions of each language and of English, `en`. */
  readonly typography: Readonly<Record<string, readonly TypographyRule[]>>;
  /** Further errors in a UI string, each a sentence without its period. */
  readonly stringErrors: (text: string) => readonly string[];
  /** The current link to a page that may have moved. */
  readonly currentPath: (href: string) => string;
}
