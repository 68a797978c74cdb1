import type { Api } from '@touchline/api-client';

/** A list of the backend's that says what a viewer has, by id: the watchlist, what they follow, their tickets. */
export interface KeptList {
  /** Names it in the cache. */
  name: string;
  /** Asks for one page of ids. @param page from 0 @throws PortalError */
  load: (api: Api, page: number, signal: AbortSignal) => Promise<{ ids: readonly string[]; more: boolean }>;
}

/** One that viewers change by hand. */
export interface ChangingList extends KeptList {
  /** Keeps something or lets it go; either twice is no fault. @throws PortalError */
  save: (api: Api, id: string, kept: boolean) => Promise<unknown>;
}
