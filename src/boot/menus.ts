const openMenus = 'details[name="navigation-menu"][open]';

/** Closes the menus of the navigation that are open, except the one around an element. */
function closeMenus(except: EventTarget | null): void {
  document.querySelectorAll<HTMLDetailsElement>(openMenus).forEach((menu) => {
    if (!(except instanceof Element && menu.contains(except))) {
      menu.open = false;
    }
  });
}

/**
 * Menus open natively; this closes them on Escape, on a click elsewhere and when
 * the focus leaves them, and moves the focus into the search box of one that has it.
 */
export function closeMenusByThemselves(): void {
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({target}) => closeMenus(target));
  }
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' && document.querySelector(openMenus);
    if (menu) {
      menu.querySelector('summary')?.focus();
      closeMenus(null);
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
