import type { EventPage } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { ShelfKind } from '../options.ts';
import { isStillOn } from '../list/use-still-on.ts';

/** The shelves that the hero comes from, first come first shown. */
export const heroKinds: readonly ShelfKind[] = ['live', 'upcoming', 'highlights'];

export interface HeroChoice {
  event: WireEvent;
  /** The shelf it comes from. */
  kind: ShelfKind;
  /** Its lock or price is meant for the viewer who is signed in. */
  own: boolean;
}

/** Whether its stream plays, as far as the backend knows. */
const isWhole = ({ stream_error: broken }: WireEvent): boolean => !broken;

const canBeWatched = ({ available_in_region: region, available_for_user: user }: WireEvent): boolean =>
  region !== false && user !== false;

/**
 * The event that opens home: the first live match, else the next upcoming one, else the latest highlight; one that
 * this visitor may watch before one that they may not, and any before one whose stream is broken.
 * @param pages of {@link heroKinds} in their order, as far as they are there; empty where home has no hero
 * @param shown the id of the one that stands there: it does not give way to another of its kind under the viewer's hand
 */
export function chooseHero(
  pages: readonly (EventPage | null | undefined)[],
  shown?: string | undefined,
): HeroChoice | undefined {
  for (const [place, kind] of heroKinds.entries()) {
    const page = pages[place];
    const entries = (page?.entries ?? []).filter((entry) => isStillOn(kind, entry));
    const whole = entries.filter(isWhole);
    const event = entries.find(({ id }) => id === shown) ?? whole.find(canBeWatched) ?? whole[0] ?? entries[0];
    if (event) return { event, kind, own: page?.own === true };
  }
  return undefined;
}
