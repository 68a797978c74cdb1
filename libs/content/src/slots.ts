import type { Product } from '@touchline/contract';
import { defineSlot } from '@touchline/feature-kit/manifest';
import type { EventView } from './event-view/event-view.ts';
import type { PlayerView } from './line-ups/line-up-view.ts';

/**
 * The kind of component that shows the event, because some features skip some kinds; `picture` is a card with text
 * over the picture.
 */
export type EventDisplay = 'card' | 'picture' | 'row' | 'hero' | 'mini';

/**
 * Actions next to an event on all cards, outside of the link: follow, remind. A page may replace them with its own
 * action. In a narrow row, an element with `data-spare` (44 pixels wide and high) moves to the end of the row's last
 * line.
 */
export const eventCardAction = defineSlot<{ event: EventView; display: EventDisplay }>('eventCardAction', 'card');

/**
 * On the lower edge of a recording's picture, on every card: the share that the viewer has watched. The feature
 * positions it and renders it only in the browser.
 */
export const eventProgress = defineSlot<{ event: EventView }>('eventProgress', 'card');

/** The row of actions under the player. A feature that loads code waits for `isAfterPicture` and reserves its space. */
export const eventActions = defineSlot<{ event: EventView; isAfterPicture: boolean }>('eventActions', 'event');

/**
 * A sign-in that returns to the page: in the player area of a locked event, or, with a `label`, for a control that
 * needs an account. Only the feature with the sign-in uses this slot; purchases use `eventAccess`.
 */
export const eventSignIn = defineSlot<{ event: EventView; label?: string | undefined }>('eventSignIn', 'event');

/** The owner's actions on a clip: rename, delete. `onGone` is called after the deletion. */
export const personalClipActions = defineSlot<{ clip: EventView; onGone?: (() => void) | undefined }>(
  'ownClipActions',
  'event',
);

/**
 * Below an event's text, before the related events. A feature loads its data after `isAfterPicture`. If its part may
 * be empty, it sets `aria-busy` while it loads, and the content after it stays hidden.
 */
export const eventBelow = defineSlot<{ event: EventView; isAfterPicture: boolean }>('eventBelow', 'event');

/**
 * Purchases, in the player area of an event that needs a ticket or a subscription. `options` are the products that
 * unlock it; empty before the backend's response and without such a product. The feature also offers a sign-in to
 * viewers who may have bought the event already, so the player area has no other action.
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

/**
 * A player's moments in the event and in other matches, in the dialog that the event's line-ups open. `onLeave` closes
 * the dialog.
 */
export const eventPlayer = defineSlot<{ event: EventView; player: PlayerView; onLeave: () => void }>(
  'eventPlayer',
  'event',
);

/** The slot beside the player on the event page. */
export const eventRail = defineSlot<{ event: EventView }>('eventRail', 'event');

/** An entity that can be followed; `kind` is one of the specification's follow targets. */
export interface Entity {
  kind: 'team' | 'league' | 'category' | 'subcategory';
  id: string;
  name: string;
}

/**
 * Over the card of a team, league or category in a list, outside of its link: the button to follow. See
 * `EntityAction`.
 */
export const entityCardAction = defineSlot<Entity>('entityCardAction', 'card');

/** The slot for the follow button in the head of a team's, league's or category's page. */
export const entityActions = defineSlot<Entity>('entityActions', 'card');

/** The reason for a suggested event, in words. Empty for an event without a personal reason. */
export const eventReason = defineSlot<{ event: EventView }>('eventReason', 'card');
