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

/**
 * Copies the code of the panel, or of the short value, that a button stands in.
 * `data-copied` on it shows that it was done, and a live region reads out what
 * the button then says, which is its last part.
 */
export function copyCode(): void {
  bootButtons('copy', (button) => {
    const panel = button.closest<HTMLElement>('.code-panel, .copy-value');
    const code = panel?.querySelector('pre, code')?.textContent;
    if (!panel || !code) {
      return;
    }
    const region = liveRegion();
    navigator.clipboard.writeText(code.trimEnd()).then(() => {
      panel.dataset.copied = '';
      region.textContent = button.lastElementChild?.textContent ?? '';
      setTimeout(() => {
        delete panel.dataset.copied;
        region.textContent = '';
      }, confirmation);
    }, console.error);
  });
}
