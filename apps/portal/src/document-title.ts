/** A page's title with the site's name behind it; the site's name alone where the page has none. */
export const documentTitle = (page: string, site: string): string => (page ? `${page} · ${site}` : site);
