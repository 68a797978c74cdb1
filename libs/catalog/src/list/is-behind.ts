/** The window was scrolled, on the way back say, and the news of it is still to come: what is drawn is right, what would be drawn is not. */
export const isBehind = (offset: number | null): boolean => Math.abs((offset ?? 0) - scrollY) > innerHeight;
