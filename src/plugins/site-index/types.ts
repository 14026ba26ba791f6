/** The parts of the documentation, by the label that navigation gives them; in reading order. */
export const parts = ['docs', 'guides', 'apiReference'] as const;

/** A part of the documentation. */
export type Part = (typeof parts)[number];

/** A heading of a page, with the anchor that the page has for it. */
export interface Heading {
  id: string;
  text: string;
}

/** How an operation of the API is called, or what an event of it is called. */
export interface Endpoint {
  /** In lower case; `event` for an event. */
  method: string;
  /** Below the base URL, with its parameters in braces; of an event, its type. */
  path: string;
}

/** A page that the index lists. */
export interface Page {
  part: Part;
  title: string;
  /** What the sidebar calls the page, where that is another name for it. */
  label?: string;
  /** The keywords of its front matter. */
  keywords: readonly string[];
  /** With the base URL of the language. */
  permalink: string;
  /** The headings below the title that name something; see readPage.ts. */
  headings: readonly Heading[];
  /** The operation or event that the page describes, on pages of the reference. */
  endpoint?: Endpoint;
}

/** Where an entry leads. */
export interface Target {
  /** With the base URL of the language, and the anchor of a heading. */
  href: string;
  part: Part;
  /** The title of the page, unless the term is that title. */
  page?: string;
  endpoint?: Endpoint;
}

/** One line of the index. */
export interface Entry {
  term: string;
  /** Whether the term is code: a path of the API, or the type of an event. */
  code?: true;
  /** One or more, no two on the same page. */
  targets: Target[];
}

/** The entries below one letter. */
export interface Group {
  /** The anchor. */
  id: string;
  /** As the language writes it; nothing for digits and symbols. */
  letter?: string;
  entries: Entry[];
}

/** A place in the row of letters. */
export interface Letter {
  letter?: string;
  /** The anchor of its group; nothing where no entry begins with the letter. */
  id?: string;
}

/** The whole index of one language, ready to be drawn. */
export interface SiteIndex {
  count: number;
  letters: Letter[];
  groups: Group[];
}
