import {useEffect} from 'react';

import {contentsAttribute, expandAttribute, sectionTabAttribute} from '@site/src/lib/page';

/** The minimum width at which examples are next to the sections instead of between them. */
const hasColumns = '(width >= 1240px)';

/** Opens or closes everything that is folded in a section. */
function expandFields({target}: Event): void {
  const button = target instanceof Element && target.closest(`[${expandAttribute}]`);
  if (button) {
    const open = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(open);
    button
      .closest('section')
      ?.querySelectorAll('details')
      .forEach((details) => {
        details.open = open;
      });
  }
}

/** Marks the section in view in the table of contents, and selects its examples. */
function followSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${contentsAttribute}] a`)];
  const topOf = ({hash}: HTMLAnchorElement): number =>
    document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity;
  const inView = links.filter((link) => topOf(link) < innerHeight * 0.4).pop();
  const marked = links.find((link) => link.hasAttribute('aria-current'));
  if (inView === marked) {
    return;
  }
  marked?.removeAttribute('aria-current');
  inView?.setAttribute('aria-current', 'true');
  const tab = document.querySelector<HTMLInputElement>(`[${sectionTabAttribute}="${inView?.hash.slice(1) ?? ''}"]`);
  if (tab && matchMedia(hasColumns).matches) {
    tab.checked = true;
  }
}

/** Adds scripted behavior to the static body of a reference page. */
export function useBodyBehavior(): void {
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('click', expandFields, {signal});
    window.addEventListener('scroll', () => requestAnimationFrame(followSections), {passive: true, signal});
    // The reader may have jumped to a section before hydration.
    followSections();
    return () => listening.abort();
  }, []);
}
