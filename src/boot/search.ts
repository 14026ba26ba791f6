import {closest} from './dom';

/** Elements in which keys enter text, unlike tabs and sliders. */
const textFields =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [role="textbox"], [contenteditable]';

function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey && !shiftKey;
  }
  // On many keyboards, typing a slash requires Shift.
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/**
 * Moves the focus to the search box on `/` and on Ctrl+K or ⌘K. A page has two boxes, of which only one is visible or
 * in a visible menu. If the menu is closed, this function opens it.
 */
export function focusSearchOnShortcut(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event) || (event.key === '/' && closest(event, textFields))) {
        return;
      }
      for (const box of document.querySelectorAll<HTMLInputElement>('[role="search"] input')) {
        const menu = box.closest('details');
        if ((menu?.querySelector('summary') ?? box).getClientRects().length > 0) {
          event.preventDefault();
          if (menu) {
            menu.open = true;
          }
          box.focus();
          box.select();
        }
      }
    },
    {capture: true},
  );
}
