import { hashKey, type InferDataFromTag, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { PortalError, toPortalError } from '@touchline/contract';

/**
 * A query as `queryOptions` or `infiniteQueryOptions` makes it. With `enabled: false` a page reads its cached data but
 * does not fetch it.
 */
export interface AnyQuery {
  queryKey: QueryKey;
  enabled?: unknown;
}

/** A query with one answer; a query that grows page by page has `initialPageParam`. */
type SingleQuery = AnyQuery & { initialPageParam?: undefined };

/** A page's queries, by name. A query that is not possible yet is null or undefined. */
export type PageQueries = Readonly<Record<string, AnyQuery | readonly AnyQuery[] | null | undefined>>;

/** A query without whose data the shell cannot show the page. */
export interface Needed {
  /** The kind of the object: the context of its 404 (specification, section 2, "Not-found page"). */
  needed: string;
}

/**
 * Marks a query as necessary for the page: the page waits for it and fails with it. After a failure of any other query
 * the page leaves a part out or offers Retry.
 * @param context the kind of the object: `event`, `team`; the feature's own texts have `errors.{context}_not_found` and
 * `errors.could_not_find_{context}`
 */
export const needed = <Query extends SingleQuery>(query: Query, context: string): Query & Needed => ({
  ...query,
  needed: context,
});

/** The type of the data, from the tag on the key that `queryOptions` makes. */
type TaggedData<Query extends AnyQuery> = InferDataFromTag<unknown, Query['queryKey']>;

/** Data of a query: undefined until it has loaded, null after a failure. */
export type Known = <Query extends SingleQuery>(query: Query) => TaggedData<Query> | null | undefined;

/** The data of a page's queries, by their names. Data of needed queries is present, any other may be undefined. */
export type KnownData<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends readonly (infer One extends AnyQuery)[]
    ? readonly (TaggedData<One> | undefined)[]
    : Queries[Name] extends AnyQuery & Needed
      ? TaggedData<Queries[Name]>
      : TaggedData<Extract<Queries[Name], AnyQuery>> | undefined;
};

/** The part of {@link KnownData} that has loaded whenever the page is shown. */
export type NeededData<Queries> = {
  readonly [Name in keyof Queries as Queries[Name] extends Needed ? Name : never]: KnownData<Queries>[Name];
};

export const isNeeded = (query: object): query is AnyQuery & Needed => 'needed' in query;

/** All queries of a page, each once. A query that is listed twice is needed if either entry is. */
export function listQueries(queries: PageQueries): Map<string, AnyQuery> {
  const pageQueries = Object.values(queries).flatMap((entry) => entry ?? []);
  // If keys are equal, `Map` keeps the last entry.
  const orderedQueries = [...pageQueries].sort(
    (query, otherQuery) => Number(isNeeded(query)) - Number(isNeeded(otherQuery)),
  );
  return new Map(orderedQueries.map((query) => [hashKey(query.queryKey), query]));
}

/** A text of all queries of a page: equal texts mean the same queries with the same state. */
export const describeQueries = (queries: PageQueries): string =>
  JSON.stringify(
    Object.entries(queries).map(([name, entry]) => [
      name,
      [entry ?? []].flat().map(({ queryKey, enabled }: AnyQuery) => [hashKey(queryKey), enabled]),
    ]),
  );

// Only the type of a query's key contains the type of its data, so these two functions cast.

export const createKnownReader = (client: QueryClient): Known =>
  (({ queryKey }: AnyQuery): unknown => {
    const state = client.getQueryState(queryKey);
    return state?.data ?? (state?.status === 'error' ? null : undefined);
  }) as Known;

/** The data of the needed queries, all of which must have loaded. */
export const neededData = <Queries extends PageQueries>(queries: Queries, client: QueryClient) =>
  Object.fromEntries(
    Object.entries(queries).flatMap(([name, query]) =>
      query && isNeeded(query) ? [[name, client.getQueryData(query.queryKey)]] : [],
    ),
  ) as NeededData<Queries>;

/** The error of a page that does not exist. @param context as in {@link needed}; `page` is the shell's own */
export const createNotFoundError = (context: string): PortalError =>
  new PortalError('not_found', { status: 404, cause: { context } });

/** The error that a page shows when one of its needed queries has failed. */
export function getProblemWithout(query: Needed, thrown: unknown): PortalError {
  const error = toPortalError(thrown);
  return error.isMissing ? createNotFoundError(query.needed) : error;
}
