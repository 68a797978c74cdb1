/** A page's title followed by the site's name; the site's name alone for an untitled page. */
export const getDocumentTitle = (page: string, site: string): string => (page ? `${page} · ${site}` : site);
