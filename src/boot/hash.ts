/**
 * Removes a hash that cannot be decoded (`#%zz`). Docusaurus decodes the hash on
 * every navigation within the application, and would show its error page.
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
  // Before the router, which listens later. Browsers send this for a hash that is typed, too.
  window.addEventListener('popstate', drop);
}
