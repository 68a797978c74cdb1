import type { ComponentType } from 'react';
import type { PageContext, PageMeta, QueryContext } from './page.ts';
import type { Known, KnownData, NeededData, PageQueries } from './page-queries.ts';

/** What a page is given. */
export interface PageProps<Queries> {
  data: NeededData<Queries>;
  queries: Queries;
}

/** What an address leads to instead of its page. */
export type PageElsewhere =
  /** Another page stands for it: its path without the locale's prefix. The address's query goes along. */
  | { moved: string }
  /** There is no such page; what was looked for, in the texts of the not-found page. */
  | { missing: string };

/** A page: what it shows is named once, and the shell, the component and the head read it by these names. */
export interface PageDefinition<Queries extends PageQueries> {
  /**
   * Everything that the page shows, by name. Called on the server, while a navigation loads and whenever the page is drawn, so it
   * only makes queries. `known` gives the data of one of them: what depends on it is named as soon as it is there.
   */
  queries?: ((context: QueryContext, known: Known) => Queries) | undefined;
  /** Gets the data of what is needed, and all queries for the parts that read them (`useQuery(queries.related)`). */
  Page: ComponentType<PageProps<NoInfer<Queries>>>;
  /** Stands in the page's place while something needed is not there; the shell's skeleton without it. */
  Waiting?: ComponentType | undefined;
  /** Decides, once everything has been asked for, whether the address leads elsewhere. */
  elsewhere?: ((context: PageContext, data: KnownData<NoInfer<Queries>>) => PageElsewhere | undefined) | undefined;
  /**
   * Begins what the page will want and no query is: a video. Called on the way to the page, with what is known when it is asked for
   * (the card that was pressed) and again with what has come; never on the server. Twice the same is begun once.
   */
  begin?: ((context: PageContext) => void) | undefined;
  /** The head, from what is there. A promise where its code is better fetched by those who load pages, and by no first view. */
  meta?: ((context: PageContext, data: KnownData<NoInfer<Queries>>) => PageMeta | Promise<PageMeta>) | undefined;
}

/** What a page names; nothing where it shows nothing. */
export const queriesOf = <Queries extends PageQueries>(
  { queries }: PageDefinition<Queries>,
  context: QueryContext,
  known: Known,
): Queries => queries?.(context, known) ?? ({} as Queries);
