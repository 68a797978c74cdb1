/**
 * Calls back with the address of each page that is opened from now on, and with the one that is open. What a page is called changes with each of them,
 * on the way back as well.
 */
export function followPages(onPage: (url: URL) => void): void {
  let last = '';
  const look = (): void => {
    const here = location.pathname + location.search;
    if (here === last) return;
    last = here;
    onPage(new URL(location.href));
  };
  new MutationObserver(look).observe(document.head, { childList: true, subtree: true, characterData: true });
  look();
}
