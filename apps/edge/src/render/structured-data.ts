import type { NamedPage, PageMeta } from '@touchline/feature-kit';
import type { BreadcrumbList, ItemList, ListItem, Thing } from 'schema-dts';

/** The site's name and the addresses of its paths. */
interface SiteAddresses {
  /** The site's name, which is also the name of its home page. */
  siteName: string;
  /** The absolute address of a path in the page's language. @param path without the locale's prefix */
  toAddress: (path: string) => string;
}

/** The steps from home to the page, which is the last step and has no address; empty for home itself. */
function createBreadcrumbs(
  { title, above: ancestors = [] }: PageMeta,
  { siteName, toAddress }: SiteAddresses,
): BreadcrumbList[] {
  if (title === '') return [];
  const breadcrumbPages = [{ title: siteName, path: '/' }, ...ancestors];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...breadcrumbPages.map(({ title: name, path }, index): ListItem => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: toAddress(path),
        })),
        { '@type': 'ListItem', position: breadcrumbPages.length + 1, name: title },
      ],
    },
  ];
}

function createItemLists(namedLists: readonly NamedPage[], toAddress: SiteAddresses['toAddress']): ItemList[] {
  if (namedLists.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: namedLists.map(({ title: name, path }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: toAddress(path),
      })),
    },
  ];
}

/** A page's schema.org data for search engines: its subject, its lists, its breadcrumbs. */
export function createStructuredData(meta: PageMeta, addresses: SiteAddresses): Record<string, unknown>[] {
  const things: Exclude<Thing, string>[] = [
    ...createItemLists(meta.lists ?? [], addresses.toAddress),
    ...createBreadcrumbs(meta, addresses),
  ];
  return [...(meta.jsonLd ?? []), ...things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))];
}
