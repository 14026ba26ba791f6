const openMenus = 'details[name="navigation-menu"][open]';

/** Closes the open menus of the navigation, except the one around an element. */
function closeAllExcept(target: EventTarget | null): void {
  document.querySelectorAll<HTMLDetailsElement>(openMenus).forEach((menu) => {
    if (!(target instanceof Element && menu.contains(target))) {
      menu.open = false;
    }
  });
}

/**
 * Menus open natively. This closes them on Escape, on a click outside and when
 * the focus leaves them, closes popovers when one of their links is followed, and moves the focus into the search box of a menu.
 */
export function closeMenus(): void {
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({target}) => closeAllExcept(target));
  }
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element) {
      // A link with this attribute opens a group of pages.
      target.closest('a:not([aria-expanded])')?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    }
  });
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' && document.querySelector(openMenus);
    if (menu) {
      menu.querySelector('summary')?.focus();
      closeAllExcept(null);
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
