import { eventListInfinite, type ListQuery } from '@touchline/content';
import type { Scope } from '../options.ts';
import { lists } from '../lists.ts';
import { listPageSize } from '../list/list-page.tsx';

/** The live matches of a sport, or of all. */
export const liveQuery =
  (scope: Scope, sportType: string | undefined): ListQuery =>
  (api, now) =>
    eventListInfinite(api, { ...lists.live(scope, sportType), size: listPageSize }, now);
