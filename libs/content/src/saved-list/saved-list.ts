import type { Api } from '@touchline/api-client';

/** One item of a list. The list's own requests define its further fields. */
export interface SavedEntry {
  readonly id: string;
}

/** A viewer's list at the backend, by id: the watchlist, followed teams, tickets. */
export interface SavedList<Entry extends SavedEntry = SavedEntry> {
  /** Name of the list in the query cache. */
  name: string;
  /** Loads one page of the list. @param page from 0 @throws PortalError */
  load: (api: Api, page: number, signal: AbortSignal) => Promise<{ entries: readonly Entry[]; more: boolean }>;
}

/** A list to which viewers can add items, and from which they can remove items. */
export interface EditableList<Entry extends SavedEntry = SavedEntry> extends SavedList<Entry> {
  /**
   * Adds an item and resolves to its entry, or removes it. A repeated write is no error.
   * @throws PortalError
   */
  save: (api: Api, id: string, isSaved: boolean) => Promise<Entry | null>;
}
