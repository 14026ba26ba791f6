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
 * Copies the code below a button. `data-copied` on the panel shows that it was
 * done, and a live region reads it out.
 */
export function copyCode(): void {
  bootButtons('copy', (button) => {
    const panel = button.closest<HTMLElement>('.code-panel');
    const code = panel?.querySelector('pre')?.textContent;
    if (!panel || !code) {
      return;
    }
    const region = liveRegion();
    navigator.clipboard.writeText(code.trimEnd()).then(() => {
      panel.dataset.copied = '';
      region.textContent = panel.querySelector('.code-panel__done')?.textContent ?? '';
      setTimeout(() => {
        delete panel.dataset.copied;
        region.textContent = '';
      }, confirmation);
    }, console.error);
  });
}
