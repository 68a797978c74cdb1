/** Whether the virtualizer has not seen the last scroll yet, for example on the way back: its current choice of lines is then outdated. */
export const isBehind = (offset: number | null): boolean => Math.abs((offset ?? 0) - scrollY) > innerHeight;
