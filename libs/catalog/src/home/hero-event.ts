import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { EventPage } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { Scope, ShelfKind } from '../options.ts';
import { isStillOn } from '../list/use-still-on.ts';
import { heroKinds } from './load-home.ts';
import { shelfQuery } from './shelf-queries.ts';

export interface HeroChoice {
  event: WireEvent;
  /** The shelf it comes from. */
  kind: ShelfKind;
}

const canBeWatched = ({ available_in_region: region, available_for_user: user }: WireEvent): boolean =>
  region !== false && user !== false;

/**
 * The event that opens home: the first live match, else the next upcoming one, else the latest highlight; one that
 * this visitor may watch before one that he may not.
 * @param shown the id of the one that stands there: it does not give way to another of its kind under the viewer's hand
 */
export function chooseHero(pages: (kind: ShelfKind) => EventPage | undefined, shown?: string): HeroChoice | undefined {
  for (const kind of heroKinds) {
    const entries = (pages(kind)?.entries ?? []).filter((entry) => isStillOn(kind, entry));
    const event = entries.find(({ id }) => id === shown) ?? entries.find(canBeWatched) ?? entries[0];
    if (event) return { event, kind };
  }
  return undefined;
}

/** {@link chooseHero} from the query cache, outside React. */
export function cachedHero(queryClient: QueryClient, api: Api, scope: Scope): HeroChoice | undefined {
  return chooseHero((kind) => queryClient.getQueryData(shelfQuery(api, kind, scope, Date.now).queryKey));
}
