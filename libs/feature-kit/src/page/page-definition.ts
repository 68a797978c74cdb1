import type { ComponentType } from 'react';
import type { PageContext, PageMeta, QueryContext } from './page.ts';
import type { Known, KnownData, NeededData, PageQueries } from './page-queries.ts';

/** Props of a page's component. */
export interface PageProps<Queries> {
  data: NeededData<Queries>;
  queries: Queries;
}

/** The result for an address that does not show its own page. */
export type PageReplacement =
  /**
   * Another page replaces this one: the path of that page, without the locale's prefix. The address's query is added to
   * it.
   */
  | { moved: string }
  /** The page does not exist. `missing` is the kind of the missing object, for the texts of the not-found page. */
  | { missing: string };

/** A page. It names its queries once; the shell, the component and the head read the data by these names. */
export interface PageDefinition<Queries extends PageQueries> {
  /**
   * All queries of the page, by name. It runs on the server, during a navigation and at every render, so it must be
   * pure. `knownData` returns a query's data: use it to make a query that depends on that data.
   */
  queries?: ((context: QueryContext, knownData: Known) => Queries) | undefined;
  /** Gets the data of needed queries, and all queries for the parts that read them (`useQuery(queries.related)`). */
  Page: ComponentType<PageProps<NoInfer<Queries>>>;
  /** Shown while needed data is missing; default: the shell's skeleton. */
  Waiting?: ComponentType | undefined;
  /** Decides after all queries have loaded whether another page replaces it. */
  elsewhere?: ((context: PageContext, data: KnownData<NoInfer<Queries>>) => PageReplacement | undefined) | undefined;
  /**
   * Starts work that is not a query, such as loading a video. It runs before and after the queries load, never on the
   * server, so it must be idempotent.
   */
  begin?: ((context: PageContext) => void) | undefined;
  /** Makes the head from the loaded data. A promise keeps its code out of the first view. */
  meta?: ((context: PageContext, data: KnownData<NoInfer<Queries>>) => PageMeta | Promise<PageMeta>) | undefined;
}

/** The queries that a page names; empty for a page without queries. */
export const getQueries = <Queries extends PageQueries>(
  { queries }: PageDefinition<Queries>,
  context: QueryContext,
  knownData: Known,
): Queries => queries?.(context, knownData) ?? ({} as Queries);
