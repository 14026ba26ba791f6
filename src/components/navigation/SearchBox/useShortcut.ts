import {type RefObject, useEffect} from 'react';

/** The keys that lead into the box, as `aria-keyshortcuts` names them. */
export const shortcuts = '/ Control+K Meta+K';

function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return (ctrlKey || metaKey) && !altKey && !shiftKey;
  }
  // On many keyboards the slash needs Shift.
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/** Whether a letter typed into an element is text. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

/**
 * Leads into the box on `/` and on Ctrl or ⌘ with K. The box may stand twice in
 * a page, of which one is drawn; inside a closed menu it opens the menu.
 */
export function useShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const box = input.current;
      if (!box || event.defaultPrevented || !isShortcut(event) || (event.key === '/' && takesText(event.target))) {
        return;
      }
      const menu = box.closest('details');
      const drawn = menu?.querySelector('summary') ?? box;
      if (drawn.getClientRects().length > 0) {
        event.preventDefault();
        if (menu) {
          menu.open = true;
        }
        box.focus();
        box.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
