import {rememberedTabElement, tabGroupAttribute, tabLimitAttribute} from '../lib/page';
import {keep, storage} from '../lib/storage';

/** The prefix of the keys in `localStorage`; the name of a tab group follows. */
const keyPrefix = 'site.tab.';

/** In a group with more tabs than its limit, hides the rest. A selected tab among them replaces the last one shown. */
function showSelected(strip: HTMLElement): void {
  const labels = [...strip.querySelectorAll<HTMLLabelElement>(':scope > label')];
  const limit = Number(strip.getAttribute(tabLimitAttribute));
  const selected = labels.findIndex(({control}) => (control as HTMLInputElement).checked);
  labels.forEach((label, index) => {
    label.hidden = index !== selected && index >= (selected < limit ? limit : limit - 1);
  });
}

/** Selects the remembered tab in every tab group within an element. */
function selectRemembered(root: ParentNode): void {
  root.querySelectorAll<HTMLInputElement>(`input[${tabGroupAttribute}]`).forEach((tab) => {
    const group = tab.getAttribute(tabGroupAttribute) ?? '';
    if (storage('localStorage')?.getItem(keyPrefix + group) === tab.value) {
      tab.checked = true;
    }
  });
  root.querySelectorAll<HTMLElement>(`[${tabLimitAttribute}]`).forEach(showSelected);
}

/**
 * Selects remembered tabs wherever they appear from now on. A custom element after the tabs runs once, as it is parsed
 * or rendered; an observer would run for each part of the page that arrives.
 */
function selectOnArrival(): void {
  if (!customElements.get(rememberedTabElement)) {
    customElements.define(
      rememberedTabElement,
      class extends HTMLElement {
        connectedCallback(): void {
          selectRemembered(this.parentElement?.parentElement ?? document);
        }
      },
    );
  }
}

/**
 * Remembers the selected tab (the language of samples) on all pages and selects
 * it wherever it appears, before it is painted. Tabs are radio buttons, which
 * switch natively; this adds the Home and End keys.
 */
export function rememberTabs(): void {
  document.addEventListener('keydown', (event) => {
    const {target, key} = event;
    if (target instanceof HTMLInputElement && target.type === 'radio' && /^(?:Home|End)$/u.test(key)) {
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
      keep(storage('localStorage'), keyPrefix + group, target.value);
      document.querySelectorAll('details[name="navigation-menu"]').forEach((menu) => menu.removeAttribute('open'));
      selectRemembered(document);
      selectOnArrival();
      // The height of panels above may have changed: keep the tab in its position.
      window.scrollBy({top: target.getBoundingClientRect().top - before, behavior: 'instant'});
    }
  });
  // On a first visit, no tab is remembered.
  if (Object.keys(storage('localStorage') ?? {}).some((key) => key.startsWith(keyPrefix))) {
    selectOnArrival();
  }
}
