/** Returns a page's title followed by the site's name, or only the site's name for an untitled page. */
export const getDocumentTitle = (page: string, site: string): string => (page ? `${page} · ${site}` : site);
