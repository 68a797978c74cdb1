import type { Product } from '@touchline/contract';
import { defineSlot } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import type { EventView } from './event-view/event-view.ts';

/** The place where an event is shown, for fills that skip some; `picture` is a card with text in the picture. */
export type EventDisplay = 'card' | 'picture' | 'row' | 'hero' | 'mini';

/** Actions next to an event wherever it is shown, outside of its link: follow, remind. The fill is on every card, unless its page gives an action. In a narrow row, an element with `data-spare` moves to the end of the foot, 44 pixels wide and high. */
export const eventCardAction = defineSlot<{ event: EventView; look: EventDisplay }>('eventCardAction', 'card');

/** On the lower edge of a recording's picture, on every card: how much the viewer has watched. The fill positions itself and renders only in the browser. */
export const eventProgress = defineSlot<{ event: EventView }>('eventProgress', 'card');

/** The row of actions under the player. A fill that loads code waits for `afterPicture` and reserves its space. */
export const eventActions = defineSlot<{ event: EventView; afterPicture: boolean }>('eventActions', 'event');

/**
 * A sign-in that returns to the page: in the player area of a locked event, or, with a `label`, for a control that needs an account. Only the feature that signs viewers in fills it; other purchase options have their own slots.
 */
export const eventSignIn = defineSlot<{ event: EventView; label?: string | undefined }>('eventSignIn', 'event');

/** The owner's actions on a clip: rename, delete. `onGone` is called after it has been deleted. */
export const personalClipActions = defineSlot<{ clip: EventView; onGone?: (() => void) | undefined }>(
  'ownClipActions',
  'event',
);

/**
 * Below an event's text, before the related events. A fill loads what the picture does not need after `afterPicture`. A fill that may turn out
 * empty sets `aria-busy` while it loads, and the content after it waits.
 */
export const eventBelow = defineSlot<{ event: EventView; afterPicture: boolean }>('eventBelow', 'event');

/**
 * Buying, in the player area of an event that needs a ticket or a subscription. `options` are the products that unlock it, empty until the backend
 * has answered or if it knows no such product. The fill also offers sign-in to viewers who may own it already, so the player area offers no other action.
 */
export const eventAccess = defineSlot<{
  event: EventView;
  need: 'purchase' | 'subscription';
  options: readonly Product[];
}>('eventAccess', 'event');

/** Next to a key moment, with its start and end in seconds of its match: cuts a clip of it. */
export const momentAction = defineSlot<{ start: number; end?: number | undefined; title: string }>(
  'momentAction',
  'event',
);

/** To the side of the player on the event page. */
export const eventRail = defineSlot<{ event: EventView }>('eventRail', 'event');

/** An entity that can be followed; `kind` is one of the specification's follow targets. */
export interface Entity {
  kind: 'team' | 'league' | 'category' | 'subcategory';
  id: string;
  name: string;
}

/** Over the card of a team, league or category in a list, outside of its link: follow. See `EntityAction`. */
export const entityCardAction = defineSlot<Entity>('entityCardAction', 'card');

/** In the head of a team's, league's or category's page: follow. */
export const entityActions = defineSlot<Entity>('entityActions', 'card');

/** Why an event is shown to this viewer, in words: on lists of suggestions. Empty for an event without a personal reason. */
export const eventReason = defineSlot<{ event: EventView }>('eventReason', 'card');

/** The teams and identities that a viewer follows, by the ids of the backend. */
export interface FollowedIds {
  teams: readonly string[];
  /** Leagues, categories and sub-categories. */
  identities: readonly string[];
}

/**
 * Passes the followed ids to its children: undefined until they are known, empty with `failed` if they cannot be loaded. Only the feature
 * that stores what a viewer follows fills it.
 */
export const followedIdsProvider = defineSlot<{
  children: (followed: FollowedIds | undefined, failed?: boolean) => ReactNode;
}>('followedHere', 'card');
