import { defineSlot } from './slot.tsx';

/** Beside an upcoming event's card: follow, remind. */
export const eventCardAction = defineSlot<{ eventId: string; status: string }>('eventCardAction');

/** The row of actions under the player. */
export const eventActions = defineSlot<{ eventId: string; status: string }>('eventActions');

/** On the stage where an event cannot be watched: the ways in. */
export const eventAccess = defineSlot<{ eventId: string; coverage: string }>('eventAccess');

/** Beside the player on the event page. */
export const eventRail = defineSlot<{ eventId: string }>('eventRail');

/** The header's end: notifications, account. */
export const headerTools = defineSlot<Record<never, never>>('headerTools');
