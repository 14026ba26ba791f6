import {storage} from './storage';
import {tabGroupAttribute, tabStorageKey} from '../lib/page';

/** Selects the remembered tab in every group below a node that has it. */
function select(root: ParentNode): void {
  root.querySelectorAll<HTMLInputElement>(`input[${tabGroupAttribute}]`).forEach((tab) => {
    const group = tab.getAttribute(tabGroupAttribute) ?? '';
    if (storage('localStorage')?.getItem(tabStorageKey(group)) === tab.value) {
      tab.checked = true;
    }
  });
}

/**
 * Remembers which tab was chosen (the language of samples), on all pages. Tabs
 * switch by themselves, and by arrow keys; this adds Home and End, and selects the same one wherever it appears, before
 * it is painted: in the page while it is read, and in pages that the
 * application draws.
 */
export function rememberTabs(): void {
  document.addEventListener('keydown', (event) => {
    const {target, key} = event;
    // Not what is done again when the application starts: it was done at once.
    if (
      event.isTrusted &&
      target instanceof HTMLInputElement &&
      target.type === 'radio' &&
      /^(?:Home|End)$/u.test(key)
    ) {
      const tabs = document.getElementsByName(target.name);
      const tab = tabs[key === 'End' ? tabs.length - 1 : 0];
      tab?.focus();
      tab?.click();
      event.preventDefault();
    }
  });
  document.addEventListener('change', ({target}) => {
    const group = target instanceof HTMLInputElement && target.getAttribute(tabGroupAttribute);
    if (target instanceof HTMLInputElement && group) {
      const before = target.getBoundingClientRect().top;
      storage('localStorage')?.setItem(tabStorageKey(group), target.value);
      select(document);
      // Panels above may have changed their height: the tab stays where it was.
      window.scrollBy({top: target.getBoundingClientRect().top - before, behavior: 'instant'});
    }
  });
  new MutationObserver((records) => {
    if (records.some(({addedNodes}) => [...addedNodes].some((node) => node instanceof Element))) {
      select(document);
    }
  }).observe(document, {childList: true, subtree: true});
}
