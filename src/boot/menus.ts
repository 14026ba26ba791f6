/** Closes the menus of the navigation that are open, except the one around an element. */
function closeMenus(except?: Element): void {
  document.querySelectorAll<HTMLDetailsElement>('details[name="navigation-menu"][open]').forEach((menu) => {
    if (!except || !menu.contains(except)) {
      menu.open = false;
    }
  });
}

/** Menus open by themselves; this closes them on Escape and on a click elsewhere. */
export function closeMenusByThemselves(): void {
  document.addEventListener('click', ({target}) => {
    closeMenus(target instanceof Element ? target : undefined);
  });
  document.addEventListener('keydown', ({key}) => {
    const menu = key === 'Escape' && document.activeElement?.closest('details[name="navigation-menu"]');
    if (menu) {
      menu.querySelector('summary')?.focus();
      closeMenus();
    }
  });
}
