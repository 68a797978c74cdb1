import type { Product } from '@touchline/contract';
import { defineSlot } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import type { EventView } from './event-view/event-view.ts';

/** Where an event is shown, for fills that do not belong beside every one; `picture` is a card whose words are in its picture. */
export type EventLook = 'card' | 'picture' | 'row' | 'hero' | 'mini';

/** Beside an event wherever it is shown, outside of its link: follow, remind. One fill stands on every card that has no action of its page's own. Of a narrow row, what says `data-spare` stands at the end of its foot, 44 pixels wide and high. */
export const eventCardAction = defineSlot<{ event: EventView; look: EventLook }>('eventCardAction', 'card');

/** On the lower edge of a recording's picture, on whatever card: how far one has watched. It places itself, and on the server there is nothing of it. */
export const eventProgress = defineSlot<{ event: EventView }>('eventProgress', 'card');

/** The row of actions under the player. What fetches code of its own waits for `afterPicture`, and keeps its room. */
export const eventActions = defineSlot<{ event: EventView; afterPicture: boolean }>('eventActions', 'event');

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

/** What can be followed; `kind` is one of the specification's follow targets. */
export interface Entity {
  kind: 'team' | 'league' | 'category' | 'subcategory';
  id: string;
  name: string;
}

/** Beside the card of a team, league or category in a list, outside of its link: follow. See `EntityAction`. */
export const entityCardAction = defineSlot<Entity>('entityCardAction', 'card');

/** In the head of a team's, league's or category's page: follow. */
export const entityActions = defineSlot<Entity>('entityActions', 'card');

/** Why an event is shown to this viewer, in words: on lists of what is suggested. Nothing for what has no reason of the viewer's own. */
export const eventReason = defineSlot<{ event: EventView }>('eventReason', 'card');

/** Whom a viewer follows, by the ids of the backend. */
export interface FollowedIds {
  teams: readonly string[];
  /** Leagues, categories and sub-categories. */
  identities: readonly string[];
}

/**
 * Tells what is drawn inside it whom the viewer follows; undefined until that is known, nobody where it cannot be, which `failed` says. Whoever keeps
 * that fills it, and nobody else.
 */
export const followedHere = defineSlot<{
  children: (followed: FollowedIds | undefined, failed?: boolean) => ReactNode;
}>('followedHere', 'card');
