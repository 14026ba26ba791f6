const openMenus = 'details[name="navigation-menu"][open]';

/** Closes all open navigation menus except those in the list. */
function closeAllExcept(kept: readonly EventTarget[]): void {
  document.querySelectorAll<HTMLDetailsElement>(openMenus).forEach((menu) => {
    menu.open = kept.includes(menu);
  });
}

/**
 * Menus open natively. This function closes them on Escape, on a click outside, and when the focus leaves them. It
 * closes popovers when one of their links is followed, and moves the focus to the search box of an opened menu.
 */
export function closeMenus(): void {
  for (const type of ['click', 'focusin']) {
    // Uses the event's path, because the app may have removed the clicked element.
    document.addEventListener(type, (event) => closeAllExcept(event.composedPath()));
  }
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element) {
      // A link with this attribute expands a group of pages.
      target.closest('a:not([aria-expanded])')?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    }
  });
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' && document.querySelector(openMenus);
    if (menu) {
      menu.querySelector('summary')?.focus();
      closeAllExcept([]);
    }
  });
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open) {
        target.querySelector<HTMLElement>(':scope > div > [role="search"] input')?.focus();
      }
    },
    // The event does not bubble.
    {capture: true},
  );
}
