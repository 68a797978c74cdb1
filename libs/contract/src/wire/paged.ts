import './jitless.ts';
import * as z from 'zod/mini';
import { count, booleanFlag, id, createStrictChoice, wholeNumber } from './values.ts';

/**
 * One page of a list (specification, section 3, paged result). `entryCount` and `count` come from the server and
 * include left-out entries.
 */
export const paged = /* @__NO_SIDE_EFFECTS__ */ <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({
    entries: z.array(entry),
    entryCount: z.optional(count),
    totalCount: z.optional(count),
    itemsPerPage: z.optional(count),
    startIndex: z.optional(count),
    count: z.optional(count),
    /** The list has another page; absent: `hasNextPage` decides by the counts. */
    nextExists: z.optional(booleanFlag),
  });

/** A parsed page. */
export interface Paged<Entry> {
  entries: Entry[];
  entryCount?: number | undefined;
  /** Present only with `count` in the request. */
  totalCount?: number | undefined;
  itemsPerPage?: number | undefined;
  /** The index of the first entry: page times size. */
  startIndex?: number | undefined;
  count?: number | undefined;
  /** Present only with `next` in the request. */
  nextExists?: boolean | undefined;
}

export type SortDirection = 'asc' | 'desc';
export type SortField = 'order' | 'added' | 'title' | 'created' | 'event_date' | `media_parent_order.${string}`;

const sortFields = /^(order|added|title|created|event_date|media_parent_order\..+)$/;
const isSortField = (raw: unknown): boolean => typeof raw === 'string' && sortFields.test(raw);

/** Paging fields (specification, section 7) of a body or a query. `page` counts from 0; the default `size` is 10. */
export const pagingFields = {
  page: z.optional(wholeNumber),
  size: z.optional(wholeNumber),
  sort: z.optional(z.custom<SortField>(isSortField, 'not a field to sort by')),
  order: z.optional(createStrictChoice(['asc', 'desc'])),
  /** Requests the field `nextExists`. */
  next: z.optional(booleanFlag),
  /** Requests the field `totalCount`. */
  count: z.optional(booleanFlag),
};

export const pagingSchema = z.object(pagingFields);
export type PagingWords = z.output<typeof pagingSchema>;

const splitTerms = (raw: unknown): unknown => {
  const items: unknown[] = Array.isArray(raw) ? raw : [raw];
  return items.flatMap((item) => (typeof item === 'string' ? item.split('|') : [item]));
};

/** The alternatives of a filter, written as one value, an array, or `a|b` (wire.md). */
export const createAlternatives = /* @__NO_SIDE_EFFECTS__ */ <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.pipe(z.transform(splitTerms), z.array(item)));

export const idAlternatives = createAlternatives(id);
