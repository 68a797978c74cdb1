/**
 * Places of slots. The fills of a place are in files named for it (`watchlist-mark.card.tsx`). They load with the pages
 * that declare the place (`PageRoute.places`), and the server's HTML names their chunks. `shell` is around every page.
 */
export const slotLocations = ['shell', 'card', 'event', 'account', 'auth'] as const;

export type SlotLocation = (typeof slotLocations)[number];

/** The place of a slot. No page loads fills of `later`: the component with the slot requests them (`useLazySlots`). */
export type SlotLocationOrLater = SlotLocation | 'later';
