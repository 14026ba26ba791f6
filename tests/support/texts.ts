import type {Locator} from 'playwright/test';

/** The texts of an element, a line for each, so that numbers of neighbours do not run together. */
export function textsOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      texts.push(text.textContent ?? '');
    }
    return texts.join('\n');
  });
}
