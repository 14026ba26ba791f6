import {storage} from './dom';
import {tabGroupAttribute, tabStorageKey} from '../lib/page';

/** Selects the remembered tab in every group below a node. */
function select(root: ParentNode): void {
  root.querySelectorAll<HTMLInputElement>(`input[${tabGroupAttribute}]`).forEach((tab) => {
    const group = tab.getAttribute(tabGroupAttribute) ?? '';
    if (storage('localStorage')?.getItem(tabStorageKey(group)) === tab.value) {
      tab.checked = true;
    }
  });
}

/**
 * Remembers the selected tab (the language of samples) on all pages and selects
 * it wherever it appears, before it is painted. Tabs are radio buttons, which
 * switch natively; this adds the Home and End keys.
 */
export function rememberTabs(): void {
  document.addEventListener('keydown', (event) => {
    const {target, key} = event;
    // Not events that are replayed after hydration: they were handled before.
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
      // The height of panels above may have changed: keep the tab in its position.
      window.scrollBy({top: target.getBoundingClientRect().top - before, behavior: 'instant'});
    }
  });
  new MutationObserver((records) => {
    if (records.some(({addedNodes}) => [...addedNodes].some((node) => node instanceof Element))) {
      select(document);
    }
  }).observe(document, {childList: true, subtree: true});
}
