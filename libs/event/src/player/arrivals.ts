import type { StreamKind } from '@touchline/player';

/** A video that its viewer has just taken over from another device, on the way to its page. */
export interface Arrival {
  /** Its id. */
  video: string;
  /** Match seconds; undefined at the live edge. */
  startAt: number | undefined;
  stream: StreamKind;
}

/** Who has not arrived after so many milliseconds has gone elsewhere. */
const lasts = 30_000;

let expected: (Arrival & { at: number }) | undefined;

/** From the press to the page: where the video begins there. In this tab only. */
export const arrivals = {
  expect(arrival: Arrival): void {
    expected = { ...arrival, at: Date.now() };
  },
  of: (video: string): Arrival | undefined =>
    expected?.video === video && Date.now() - expected.at < lasts ? expected : undefined,
  /** They have arrived, and left again: the next time it begins as it always does. */
  forget(): void {
    expected = undefined;
  },
};
