/**
 * Where slots stand. What fills those of a place is code of that place, in files named for it (`watchlist-mark.card.tsx`): it comes
 * beside the pages that say they have it (`PageRoute.places`), and the server's HTML names it with theirs. `shell` is around every page.
 */
export const places = ['shell', 'card', 'event', 'account', 'auth'] as const;

export type Place = (typeof places)[number];

/** Where a slot stands; what fills one of `later` comes with no page: whoever draws the slot asks for it (`useLaterFills`). */
export type SlotPlace = Place | 'later';
