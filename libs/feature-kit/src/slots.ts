import { defineSlot } from './slot.tsx';

/**
 * Above the header, across the screen. What stands here is in the server's HTML at its final height, or the page would jump: one
 * that depends on the viewer is hidden by a mark of the head's script.
 */
export const topBanner = defineSlot<Record<never, never>>('topBanner', 'shell');

/** Over the page, such as a question or a consent: each places itself, fixed, and takes no room. What asks something waits for its turn (`./corner`). */
export const overlays = defineSlot<Record<never, never>>('overlays', 'shell');

/** The end of the footer, beside the links to the customer's other places. */
export const footerEnd = defineSlot<Record<never, never>>('footerEnd', 'shell');

/** The end of the phone's bar: a place of the viewer's own, ui-kit's `BottomNavLink` with `own`, which takes that of the last one. */
export const phoneBar = defineSlot<Record<never, never>>('phoneBar', 'shell');

/** Before the header's tools: the search, which is a field where there is room for one. */
export const headerSearch = defineSlot<Record<never, never>>('headerSearch', 'shell');

/** The header's end: notifications, account. */
export const headerTools = defineSlot<Record<never, never>>('headerTools', 'shell');
