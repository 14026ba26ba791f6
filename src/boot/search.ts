import {closest} from './dom';

/** Elements that keys type into. In other inputs, such as tabs and sliders, keys don't enter text. */
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
 * Moves the focus into the search box on `/` and on Ctrl+K or ⌘K. A page has
 * two boxes, one of them visible; a box in a closed menu opens the menu.
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
