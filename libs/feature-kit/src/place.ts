/**
 * Places of slots. The fills of a place are in files named for it (`watchlist-mark.card.tsx`). They load with the pages
 * that declare the place (`PageRoute.places`), and the server's HTML names their chunks. `shell` is around every page.
 */
export const places = ['shell', 'card', 'event', 'account', 'auth'] as const;

export type Place = (typeof places)[number];

/**
 * The place of a slot. No page loads fills of `later`: the component that draws the slot asks for them
 * (`useLaterFills`).
 */
export type SlotPlace = Place | 'later';
