import {contentsAttribute, sectionTabAttribute} from '../lib/page';

/** From this width on, examples are beside the sections, not between them. */
const hasColumns = '(width >= 1200px)';

/** Marks the section in view in the table of contents, and selects its examples. */
export function followSections(): void {
  let current = '';
  const update = (): void => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${contentsAttribute}] a`)];
    const topOf = ({hash}: HTMLAnchorElement): number =>
      document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity;
    const inView = links.filter((link) => topOf(link) < innerHeight * 0.4).pop();
    if (inView?.hash === current) {
      return;
    }
    current = inView?.hash ?? '';
    links.forEach((link) => link.removeAttribute('aria-current'));
    inView?.setAttribute('aria-current', 'true');
    const tab = document.querySelector<HTMLInputElement>(`[${sectionTabAttribute}="${current.slice(1)}"]`);
    if (tab && matchMedia(hasColumns).matches) {
      tab.checked = true;
    }
  };
  window.addEventListener('scroll', () => requestAnimationFrame(update), {passive: true});
}
