import type { EventPage } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { ShelfKind } from '../options.ts';
import { isStillOnShelf } from './use-shelf-entries.ts';

/** The shelves from which the hero is chosen, in order of preference. */
export const heroKinds: readonly ShelfKind[] = ['live', 'upcoming', 'highlights'];

export interface HeroChoice {
  event: WireEvent;
  /** The shelf of home that contains the event. */
  kind: ShelfKind;
  /** True if the event's lock or price is that of the signed-in viewer. */
  isPersonal: boolean;
}

/** Whether the backend reports no stream error. */
const hasStream = ({ stream_error: streamError }: WireEvent): boolean => !streamError;

const canBeWatched = ({ available_in_region: isInRegion, available_for_user: isForUser }: WireEvent): boolean =>
  isInRegion !== false && isForUser !== false;

/**
 * The event in the hero: the first live match, or else the next upcoming match, or else the latest highlight. Within
 * a kind, an event that the visitor may watch comes first, and one with a broken stream last.
 * @param pages the pages of {@link heroKinds} in their order, as far as they are loaded; empty if home has no hero
 * @param heroId the id of the current hero, which no event of the same kind replaces
 */
export function chooseHero(
  pages: readonly (EventPage | null | undefined)[],
  heroId?: string | undefined,
): HeroChoice | undefined {
  for (const [index, kind] of heroKinds.entries()) {
    const page = pages[index];
    const entries = (page?.entries ?? []).filter((entry) => isStillOnShelf(kind, entry));
    const playableEvents = entries.filter(hasStream);
    const event =
      entries.find(({ id }) => id === heroId) ?? playableEvents.find(canBeWatched) ?? playableEvents[0] ?? entries[0];
    if (event) return { event, kind, isPersonal: page?.own === true };
  }
  return undefined;
}
