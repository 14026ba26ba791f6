/**
 * Removes a hash that cannot be decoded (`#%zz`). Docusaurus decodes the hash on
 * every navigation within the app, and would show its error page.
 */
export function dropMalformedHash(): void {
  const drop = (): void => {
    const {pathname, search, hash} = window.location;
    try {
      decodeURIComponent(hash);
    } catch {
      history.replaceState(history.state, '', pathname + search);
    }
  };
  drop();
  // Runs before the router's listener. Browsers also fire this event when a reader types a hash.
  window.addEventListener('popstate', drop);
}
