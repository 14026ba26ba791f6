import {onBootButton} from './dom';

/** How long a button shows that it has copied, in milliseconds. */
const confirmation = 2_000;

/** The content that a button copies: the text or file that its panel specifies in an attribute, or the panel's code. */
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

/** Writes to the clipboard. Browsers allow this only right after a click, so fetched text is passed as a promise. */
async function write(text: Promise<string> | string): Promise<void> {
  return typeof text === 'string'
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([
        new ClipboardItem({'text/plain': text.then((content) => new Blob([content], {type: 'text/plain'}))}),
      ]);
}

/**
 * Copies the content of the panel around a button. To confirm, sets `data-copied` on the panel, and
 * announces the text of the button's last child in a live region outside the app's DOM.
 */
export function copyCode(): void {
  const region = document.createElement('div');
  region.id = 'copy-status';
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  onBootButton('copy', (button) => {
    const panel = button.closest<HTMLElement>('.code-panel, .copy-value, [data-copy], [data-copy-from]');
    const text = panel ? textOf(panel) : '';
    if (!panel || text === '') {
      return;
    }
    if (!region.isConnected) {
      document.body.append(region);
    }
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
