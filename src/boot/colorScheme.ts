import {bootButtonAttribute} from '../lib/page';
import {onBootButton} from './dom';
import {keep, storage} from '../lib/storage';

/** Docusaurus' storage key, with the namespace from docusaurus.config.ts. */
const storageKey = 'theme-site';

/**
 * Sets the color scheme that the reader chooses; `system` follows the operating system.
 * Attributes and storage keys are the same as in Docusaurus, which listens to the storage event.
 */
export function setColorScheme(): void {
  const {dataset} = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const followSystem = (): void => {
    if (dataset.themeChoice === 'system') {
      dataset.theme = dark.matches ? 'dark' : 'light';
    }
  };
  dataset.themeChoice = storage('localStorage')?.getItem(storageKey) ?? 'system';
  dataset.theme = dataset.themeChoice;
  followSystem();
  onBootButton('color-scheme', (button) => {
    const {value} = button as HTMLButtonElement;
    dataset.theme = value;
    dataset.themeChoice = value;
    followSystem();
    const storageArea = storage('localStorage');
    if (storageArea) {
      if (value === 'system') {
        storageArea.removeItem(storageKey);
      } else {
        keep(storageArea, storageKey, value);
      }
      window.dispatchEvent(new StorageEvent('storage', {key: storageKey, newValue: value, storageArea}));
    }
    const menu = button.closest('details');
    menu?.querySelector('summary')?.focus();
    menu?.removeAttribute('open');
  });
  dark.addEventListener('change', followSystem);
  // Marks the current choice when the menu opens. The event does not bubble.
  document.addEventListener(
    'toggle',
    () => {
      document.querySelectorAll<HTMLButtonElement>(`[${bootButtonAttribute}="color-scheme"]`).forEach((button) => {
        button.ariaPressed = String(button.value === dataset.themeChoice);
      });
    },
    {capture: true},
  );
}
