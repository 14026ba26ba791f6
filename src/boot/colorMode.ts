import {bootButtons} from './buttons';
import {storage} from './storage';

/** Where Docusaurus remembers the choice: its key and the namespace of docusaurus.config.ts. */
const storageKey = 'theme-site';

/**
 * Switches between light and dark, and follows the system while nothing was
 * chosen. The attributes and the storage are those of Docusaurus: its inline
 * script sets them before the first paint, and its application listens to the
 * storage event, so both know of a choice, whichever was there first.
 */
export function switchColorMode(): void {
  const {dataset} = document.documentElement;
  bootButtons('color-mode', () => {
    const mode = dataset.theme === 'dark' ? 'light' : 'dark';
    dataset.theme = mode;
    dataset.themeChoice = mode;
    const storageArea = storage('localStorage');
    if (storageArea) {
      storageArea.setItem(storageKey, mode);
      window.dispatchEvent(new StorageEvent('storage', {key: storageKey, newValue: mode, storageArea}));
    }
  });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
    if (dataset.themeChoice === 'system') {
      dataset.theme = matches ? 'dark' : 'light';
    }
  });
}
