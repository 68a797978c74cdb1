import type { EventPage } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { CatalogOptions } from '../options.ts';
import { isStillOnShelf } from './use-shelf-entries.ts';

/** The lists from which the hero is chosen, in order of preference, if the customer has no other order. */
export const heroKinds = ['live', 'upcoming', 'highlights'] as const;

/** A list that may supply the hero; `named` has the event that the customer has chosen. */
export type HeroKind = (typeof heroKinds)[number] | 'named';

/** The kinds of the lists that may supply the hero, in order of preference; empty if home has no hero. */
export function getHeroKinds(hero: CatalogOptions['home']['hero']): readonly HeroKind[] {
  if (typeof hero === 'boolean') return hero ? heroKinds : [];
  const { event_id: eventId, kinds = heroKinds } = hero;
  return eventId === undefined ? kinds : ['named', ...kinds];
}

/** A list that may supply the hero. Its page is undefined while it loads, and null after a failure. */
export interface HeroList {
  kind: HeroKind;
  page: EventPage | null | undefined;
}

export interface HeroChoice {
  event: WireEvent;
  /** The list that contains the event. */
  kind: HeroKind;
  /** True if the event's lock or price is that of the signed-in viewer. */
  isPersonal: boolean;
}

/** Whether the backend reports no stream error. */
const hasStream = ({ stream_error: streamError }: WireEvent): boolean => !streamError;

const canBeWatched = ({ available_in_region: isInRegion, available_for_user: isForUser }: WireEvent): boolean =>
  isInRegion !== false && isForUser !== false;

/**
 * The event in the hero: that of the first list with an event. Within a list, an event that the visitor may watch comes
 * first, and one with a broken stream last.
 * @param lists in order of preference, as far as they are loaded; empty if home has no hero
 * @param heroId the id of the current hero, which no event of the same list replaces
 */
export function chooseHero(lists: readonly HeroList[], heroId?: string | undefined): HeroChoice | undefined {
  for (const { kind, page } of lists) {
    const entries = (page?.entries ?? []).filter((entry) => isStillOnShelf(kind, entry));
    const playableEvents = entries.filter(hasStream);
    const event =
      entries.find(({ id }) => id === heroId) ?? playableEvents.find(canBeWatched) ?? playableEvents[0] ?? entries[0];
    if (event) return { event, kind, isPersonal: page?.own === true };
  }
  return undefined;
}
