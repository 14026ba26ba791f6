import {bootButtons} from './buttons';

/** How long a button says that it has copied, in milliseconds. */
const confirmation = 2_000;

/** Where screen readers hear that it was done; outside of what the application draws. */
function liveRegion(): HTMLElement {
  const id = 'copy-status';
  const existing = document.getElementById(id);
  if (existing) {
    return existing;
  }
  const region = document.createElement('div');
  region.id = id;
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/** What a button copies: the text that its panel names, the file it names, or the code in it. */
function textOf(panel: HTMLElement): Promise<string> | string {
  const {copy, copyFrom} = panel.dataset;
  if (copyFrom !== undefined) {
    return fetch(copyFrom).then((response) => {
      if (!response.ok) {
        throw new Error(`${copyFrom} answered with ${response.status}. Nothing was copied.`);
      }
      return response.text();
    });
  }
  return copy ?? panel.querySelector('pre, code')?.textContent.trimEnd() ?? '';
}

/** Writes a text that may have to be fetched; browsers allow it only when they hear of it at once. */
async function write(text: Promise<string> | string): Promise<void> {
  return typeof text === 'string'
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([
        new ClipboardItem({'text/plain': text.then((content) => new Blob([content], {type: 'text/plain'}))}),
      ]);
}

/**
 * Copies the code of the panel, or of the short value, that a button stands in,
 * or what is named around it. `data-copied` on it shows that it was done, and a
 * live region reads out what the button then says, which is its last part.
 */
export function copyCode(): void {
  bootButtons('copy', (button) => {
    const panel = button.closest<HTMLElement>('.code-panel, .copy-value, [data-copy], [data-copy-from]');
    const text = panel ? textOf(panel) : '';
    if (!panel || text === '') {
      return;
    }
    const region = liveRegion();
    write(text).then(() => {
      panel.dataset.copied = '';
      region.textContent = button.lastElementChild?.textContent ?? '';
      setTimeout(() => {
        delete panel.dataset.copied;
        region.textContent = '';
      }, confirmation);
    }, console.error);
  });
}
