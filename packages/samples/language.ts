/** How a language writes values. */
export interface Syntax {
  /** Quotes and escapes a string. */
  text: (text: string) => string;
  /** `null`, `true`, and `false`, if they differ from JSON. */
  words?: Readonly<Record<string, string>>;
  /** The brackets of an object. */
  map: '{}' | '[]';
  /** The code before an object with these keys. */
  beforeMap?: (names: readonly string[]) => string;
  /** A key with its separator. */
  key: (name: string) => string;
  /** The characters after the last item of a multiline value. */
  comma: string;
}

/** A language in which samples are written. */
export interface Language extends Syntax {
  /** The language's ID for a highlighter, and in a Markdown fence. */
  id: string;
  /** Starts a comment. */
  comment: string;
  /** One level of indentation. */
  indent: string;
  /** The start of every file. */
  start?: string;
}
