import type { Api } from '@touchline/api-client';
import { clipListQuery, eventListQuery, type Now } from '@touchline/content';
import type { Scope, ShelfKind } from '../options.ts';
import { lists } from '../lists.ts';

/** The highlights' grid has one large card and four beside it. */
const featuredSize = 5;

/** The query behind a shelf of home. */
export function shelfQuery(api: Api, kind: ShelfKind, scope: Scope, now: Now) {
  switch (kind) {
    case 'highlights':
      return clipListQuery(api, { ...lists.highlights(scope), size: featuredSize }, now);
    case 'clips':
      return clipListQuery(api, lists.clips(scope), now);
    default:
      return eventListQuery(api, lists[kind](scope), now);
  }
}
