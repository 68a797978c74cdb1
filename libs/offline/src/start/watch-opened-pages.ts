/**
 * Calls the function with the address of the open page and of each later one. It watches the head, because the title
 * changes with every page, also on history navigation.
 */
export function watchOpenedPages(onPage: (url: URL) => void): void {
  let lastReportedAddress = '';
  const reportOpenedPage = (): void => {
    const currentAddress = location.pathname + location.search;
    if (currentAddress === lastReportedAddress) return;
    lastReportedAddress = currentAddress;
    onPage(new URL(location.href));
  };
  new MutationObserver(reportOpenedPage).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  reportOpenedPage();
}
