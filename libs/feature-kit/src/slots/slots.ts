import { defineSlot } from './fill.ts';

/**
 * Above the header, in full width. A fill is in the server's HTML with its final height, so that the page does not
 * jump. A flag of the script in the head hides a fill that depends on the viewer.
 */
export const topBanner = defineSlot<Record<never, never>>('topBanner', 'shell');

/**
 * Over the page, such as a consent banner: fills are fixed and take no space in the layout. A fill with a question
 * waits for its turn (`../corner`).
 */
export const overlays = defineSlot<Record<never, never>>('overlays', 'shell');

/** The end of the footer, next to the links to the customer's other sites. */
export const footerEnd = defineSlot<Record<never, never>>('footerEnd', 'shell');

/**
 * The end of the bar at the bottom of phones: a link to the viewer's own pages (ui-kit's `BottomNavLink` with `own`).
 * It replaces the bar's last item.
 */
export const phoneBar = defineSlot<Record<never, never>>('phoneBar', 'shell');

/** The place before the header's tools, for the search. */
export const headerSearch = defineSlot<Record<never, never>>('headerSearch', 'shell');

/** The header's end: notifications, account. */
export const headerTools = defineSlot<Record<never, never>>('headerTools', 'shell');
