import type { NamedPage, PageMeta } from '@touchline/feature-kit';
import type { BreadcrumbList, ItemList, ListItem, Thing } from 'schema-dts';

/** Where a page is found, and what its site is called. */
interface Place {
  /** The site's name, which its home is called by. */
  site: string;
  /** The absolute address of a path in the page's language. @param path without the locale's prefix */
  at: (path: string) => string;
}

/** The steps from home to the page, which is the last one and names no address; nothing for home itself. */
function breadcrumbs({ title, above = [] }: PageMeta, { site, at }: Place): BreadcrumbList[] {
  if (title === '') return [];
  const steps = [{ title: site, path: '/' }, ...above];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...steps.map(({ title: name, path }, index): ListItem => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: at(path),
        })),
        { '@type': 'ListItem', position: steps.length + 1, name: title },
      ],
    },
  ];
}

function itemList(lists: readonly NamedPage[], at: Place['at']): ItemList[] {
  if (lists.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: lists.map(({ title: name, path }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: at(path),
      })),
    },
  ];
}

/** A page as schema.org has it, for search engines: what it is about, what it lists, where it stands. */
export function structuredData(meta: PageMeta, place: Place): Record<string, unknown>[] {
  const things: Exclude<Thing, string>[] = [...itemList(meta.lists ?? [], place.at), ...breadcrumbs(meta, place)];
  return [...(meta.jsonLd ?? []), ...things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))];
}
