const currentEntry = '[aria-current="page"]';

/** Scrolls the sidebar to the current page before the first paint or, on a phone, when the sidebar popover opens. */
export function showCurrentEntry(): void {
  let shown: Element | undefined;
  let isPlanned = false;
  const show = (): void => {
    isPlanned = false;
    const entry = document.querySelector(`.theme-doc-sidebar-menu ${currentEntry}`);
    const sidebar = entry?.closest('nav');
    if (!entry || !sidebar || entry === shown) {
      return;
    }
    const frame = sidebar.getBoundingClientRect();
    const isInView = ({top, bottom}: DOMRect): boolean =>
      top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
    if (!isInView(entry.getBoundingClientRect())) {
      sidebar.scrollTop += entry.getBoundingClientRect().top - frame.top - frame.height / 3;
    }
    // While the page is loading, the sidebar may be too short.
    shown = isInView(entry.getBoundingClientRect()) ? entry : undefined;
  };
  // On a phone, the sidebar is closed, and observing it would slow down every frame while the page is loading.
  if (matchMedia('(min-width: 997px)').matches) {
    new MutationObserver(() => {
      if (!isPlanned) {
        isPlanned = true;
        requestAnimationFrame(show);
      }
    }).observe(document, {childList: true, subtree: true, attributeFilter: ['aria-current']});
  }
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.target instanceof Element && event instanceof ToggleEvent && event.newState === 'open') {
        event.target.querySelector(`.menu__list ${currentEntry}`)?.scrollIntoView({block: 'nearest'});
      }
    },
    // The event does not bubble.
    {capture: true},
  );
}
