/** Lower case without diacritics, so that `resume` finds `Résumé`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Hides the entries of the index that lack a text, and letters without an entry. The list is static HTML, which React
 * does not render in the browser.
 *
 * @returns the number of entries that are left; undefined without a text
 */
export function filterEntries(text: string): number | undefined {
  const query = plain(text);
  let found = 0;
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    let isUsed = false;
    for (const entry of section.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      entry.hidden = !plain(entry.textContent).includes(query);
      isUsed ||= !entry.hidden;
      found += entry.hidden ? 0 : 1;
    }
    section.hidden = !isUsed;
  }
  return query === '' ? undefined : found;
}
