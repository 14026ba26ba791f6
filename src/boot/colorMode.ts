import {onBootButton, storage} from './dom';

/** Docusaurus' key with the namespace of docusaurus.config.ts. */
const storageKey = 'theme-site';

/**
 * Switches between light and dark mode, and follows the system until the reader
 * chooses. Attributes and storage are those of Docusaurus: its inline script
 * reads them before the first paint, and its app listens to the storage event.
 */
export function switchColorMode(): void {
  const {dataset} = document.documentElement;
  onBootButton('color-mode', () => {
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
