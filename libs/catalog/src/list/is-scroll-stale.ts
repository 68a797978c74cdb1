/** Whether the virtualizer does not know the last scroll position yet. Its choice of lines is then old. */
export const isScrollStale = (offset: number | null): boolean => Math.abs((offset ?? 0) - scrollY) > innerHeight;
