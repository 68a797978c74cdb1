/**
 * Whether the virtualizer has not received the last scroll position yet. The lines that it has chosen are then
 * outdated.
 */
export const isScrollStale = (offset: number | null): boolean => Math.abs((offset ?? 0) - scrollY) > innerHeight;
