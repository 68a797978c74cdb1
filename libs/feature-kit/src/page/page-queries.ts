import { hashKey, type InferDataFromTag, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { PortalError, toPortalError } from '@touchline/contract';

/** A query as `queryOptions` or `infiniteQueryOptions` makes it. One with `enabled: false` is read where it is there, and not asked for. */
export interface AnyQuery {
  queryKey: QueryKey;
  enabled?: unknown;
}

/** A query that asks once; one that grows page by page has a first page. */
type SingleQuery = AnyQuery & { initialPageParam?: undefined };

/** What a page shows, by name. A query that cannot be made yet is null or undefined. */
export type PageQueries = Readonly<Record<string, AnyQuery | readonly AnyQuery[] | null | undefined>>;

/** A query without which there is no page. */
export interface Needed {
  /** What is looked for: the context of its 404 (section 2, "Not-found page"). */
  needed: string;
}

/**
 * Marks a query without which there is no page: its failure is the page's, and the page is shown once it is there. What is not
 * marked may fail: its part of the page then does without it or offers Retry.
 * @param context what is looked for: `event`, `team`; the feature's own texts say `errors.{context}_not_found` and
 *   `errors.could_not_find_{context}`
 */
export const needed = <Query extends SingleQuery>(query: Query, context: string): Query & Needed => ({
  ...query,
  needed: context,
});

/** What the key of a query made by `queryOptions` says about its data. */
type TaggedData<Query extends AnyQuery> = InferDataFromTag<unknown, Query['queryKey']>;

/** Data of a query: undefined until it is there, null once it has failed. */
export type Known = <Query extends SingleQuery>(query: Query) => TaggedData<Query> | null | undefined;

/** The data of a page's queries, by their names. What is needed is there, everything else may be missing. */
export type KnownData<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends readonly (infer One extends AnyQuery)[]
    ? readonly (TaggedData<One> | undefined)[]
    : Queries[Name] extends AnyQuery & Needed
      ? TaggedData<Queries[Name]>
      : TaggedData<Extract<Queries[Name], AnyQuery>> | undefined;
};

/** The part of {@link KnownData} that is there whenever the page is shown. */
export type NeededData<Queries> = {
  readonly [Name in keyof Queries as Queries[Name] extends Needed ? Name : never]: KnownData<Queries>[Name];
};

export const isNeeded = (query: object): query is AnyQuery & Needed => 'needed' in query;

/** All queries of a page, each once: one that is named twice is needed where either name says so. */
export function listed(queries: PageQueries): Map<string, AnyQuery> {
  const all = Object.values(queries).flatMap((entry) => entry ?? []);
  // Of equal keys the last one stays.
  const needed = [...all].sort((one, other) => Number(isNeeded(one)) - Number(isNeeded(other)));
  return new Map(needed.map((query) => [hashKey(query.queryKey), query]));
}

/** Which queries a page names, as one text: two that are equal name the same ones, and ask for the same of them. */
export const nameAll = (queries: PageQueries): string =>
  JSON.stringify(
    Object.entries(queries).map(([name, entry]) => [
      name,
      [entry ?? []].flat().map(({ queryKey, enabled }: AnyQuery) => [hashKey(queryKey), enabled]),
    ]),
  );

// What a query's data is, only the type of its key says: hence what these two claim.

export const knownIn = (client: QueryClient): Known =>
  (({ queryKey }: AnyQuery): unknown => {
    const state = client.getQueryState(queryKey);
    return state?.data ?? (state?.status === 'error' ? null : undefined);
  }) as Known;

/** The data of what is needed; all of it must be there. */
export const neededData = <Queries extends PageQueries>(queries: Queries, client: QueryClient) =>
  Object.fromEntries(
    Object.entries(queries).flatMap(([name, query]) =>
      query && isNeeded(query) ? [[name, client.getQueryData(query.queryKey)]] : [],
    ),
  ) as NeededData<Queries>;

/** Nothing is where the page was looked for. @param context as in {@link needed}; `page` is the shell's own */
export const notFound = (context: string): PortalError =>
  new PortalError('not_found', { status: 404, cause: { context } });

/** Why a page without a query that it needs cannot be shown. */
export function problemWithout(query: Needed, thrown: unknown): PortalError {
  const error = toPortalError(thrown);
  return error.isMissing ? notFound(query.needed) : error;
}
