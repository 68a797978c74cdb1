/** Whether the virtualizer has not seen the last scroll yet, so that its choice of lines is outdated. */
export const isScrollStale = (offset: number | null): boolean => Math.abs((offset ?? 0) - scrollY) > innerHeight;
