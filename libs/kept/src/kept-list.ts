import type { Api } from '@touchline/api-client';

/** One thing on a list. What else it holds is what the list's own calls say of it. */
export interface KeptEntry {
  readonly id: string;
}

/** A list of the backend's that says what a viewer has, by id: the watchlist, what they follow, their tickets. */
export interface KeptList<Entry extends KeptEntry = KeptEntry> {
  /** Names it in the cache. */
  name: string;
  /** Asks for one page of it. @param page from 0 @throws PortalError */
  load: (api: Api, page: number, signal: AbortSignal) => Promise<{ entries: readonly Entry[]; more: boolean }>;
}

/** One that viewers change by hand. */
export interface ChangingList<Entry extends KeptEntry = KeptEntry> extends KeptList<Entry> {
  /** Keeps something, and gives it as the list now has it; or lets it go. Either twice is no fault. @throws PortalError */
  save: (api: Api, id: string, kept: boolean) => Promise<Entry | null>;
}
