/**
 * Checks a sidebar for categories with a page that Docusaurus generates: its cards need styles that pages do not load.
 *
 * @throws Error with the file and what to write instead
 */
export function checkSidebars(sidebars: object, file: string): void {
  if (JSON.stringify(sidebars).includes('"generated-index"')) {
    throw new Error(
      `${file}: a category has a link of type "generated-index", which does not work on this site. Write a page with <NextSteps>, and link the category to it: link: {type: 'doc', id: …}.`,
    );
  }
}
