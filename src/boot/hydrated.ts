import {hydratedAttribute} from '../lib/page';

/** Calls back once, when the application has taken over the page. */
export function whenHydrated(callback: () => void): void {
  const html = document.documentElement;
  const observer = new MutationObserver(() => {
    if (html.getAttribute(hydratedAttribute) === 'true') {
      observer.disconnect();
      callback();
    }
  });
  observer.observe(html, {attributeFilter: [hydratedAttribute]});
}
