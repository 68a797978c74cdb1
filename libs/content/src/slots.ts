import type { Product } from '@touchline/contract';
import { defineSlot } from '@touchline/feature-kit';
import type { EventView } from './event-view/event-view.ts';

/** Where an event is shown, for fills that do not belong beside every one. */
export type EventLook = 'card' | 'row' | 'hero' | 'mini';

/** Beside an event wherever it is shown, outside of its link: follow, remind. One fill stands on every card that has no action of its page's own. */
export const eventCardAction = defineSlot<{ event: EventView; look: EventLook }>('eventCardAction', 'card');

/** The row of actions under the player. */
export const eventActions = defineSlot<{ event: EventView }>('eventActions', 'event');

/** Signing in, and back: on the stage of an event that is locked for visitors, and where something asks for an account, which says so as the `label`. Whoever lets viewers sign in fills it, and nobody else: other ways in are slots of their own. */
export const eventSignIn = defineSlot<{ event: EventView; label?: string | undefined }>('eventSignIn', 'event');

/** What the owner of a clip may do with it: rename, delete. `onGone` hears that it has been deleted. */
export const ownClipActions = defineSlot<{ clip: EventView; onGone?: (() => void) | undefined }>(
  'ownClipActions',
  'event',
);

/**
 * Below the words of an event, before what else there is to watch. What its picture can do without waits for `afterPicture`; what may turn
 * out not to be there says `aria-busy` while it is asked for, and what follows it is shown after the answer.
 */
export const eventBelow = defineSlot<{ event: EventView; afterPicture: boolean }>('eventBelow', 'event');

/**
 * Buying, on the stage of an event that takes a ticket or a subscription. `options` are what would open it, empty until the backend has said so
 * and where it does not. Who may own it already signs in there, too: nothing else is offered beside it.
 */
export const eventAccess = defineSlot<{
  event: EventView;
  need: 'purchase' | 'subscription';
  options: readonly Product[];
}>('eventAccess', 'event');

/** Beside a key moment, which has a start and may have an end in seconds of its match: a clip of it. */
export const momentAction = defineSlot<{ start: number; end?: number | undefined; title: string }>(
  'momentAction',
  'event',
);

/** Beside the player on the event page. */
export const eventRail = defineSlot<{ event: EventView }>('eventRail', 'event');

/** In the head of a team's, league's or category's page: follow. `kind` is one of the specification's follow targets. */
export const entityActions = defineSlot<{
  kind: 'team' | 'league' | 'category' | 'subcategory';
  id: string;
  name: string;
}>('entityActions', 'card');
