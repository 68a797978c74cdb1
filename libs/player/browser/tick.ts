/** Milliseconds between two ticks of the page's timer. */
export const tickMs = 100;
