import {onBootButton} from './dom';

/** How long a button shows that it has copied, in milliseconds. */
const confirmation = 2_000;

/** The live region for screen readers, outside of the app's DOM. */
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

/** The content that a button copies: the text or file in an attribute of its panel, or the panel's code. */
function textOf(panel: HTMLElement): Promise<string> | string {
  const {copy, copyFrom} = panel.dataset;
  if (copyFrom !== undefined) {
    return fetch(copyFrom).then((response) => {
      if (!response.ok) {
        throw new Error(`${copyFrom} returned ${response.status}. Nothing was copied.`);
      }
      return response.text();
    });
  }
  return copy ?? panel.querySelector('pre, code')?.textContent.trimEnd() ?? '';
}

/** Writes to the clipboard. Browsers allow that only directly after the click, so text that is fetched is a promise. */
async function write(text: Promise<string> | string): Promise<void> {
  return typeof text === 'string'
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([
        new ClipboardItem({'text/plain': text.then((content) => new Blob([content], {type: 'text/plain'}))}),
      ]);
}

/**
 * Copies the content of the panel around a button. `data-copied` on the panel
 * and a live region with the button's last part confirm it.
 */
export function copyCode(): void {
  onBootButton('copy', (button) => {
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
