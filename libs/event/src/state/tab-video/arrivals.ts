import type { StreamKind } from '@touchline/player';

/** A video that the viewer has taken over from another device, before its page opens. */
export interface ExpectedArrival {
  /** Id of the video. */
  video: string;
  /** Match seconds; undefined at the live edge. */
  startAt: number | undefined;
  stream: StreamKind;
}

/**
 * Milliseconds after which the position is dropped, because the viewer has probably opened another
 * page.
 */
const lifetimeMs = 30_000;

let expectedArrival: (ExpectedArrival & { expectedAtMs: number }) | undefined;

/** Passes the position from the pressed offer to the video's page, within this tab. */
export const expectedArrivals = {
  expectArrival(arrival: ExpectedArrival): void {
    expectedArrival = { ...arrival, expectedAtMs: Date.now() };
  },
  findArrival: (video: string): ExpectedArrival | undefined =>
    expectedArrival?.video === video && Date.now() - expectedArrival.expectedAtMs < lifetimeMs
      ? expectedArrival
      : undefined,
  /** Deletes the position after its use, so that a later visit begins as usual. */
  clear(): void {
    expectedArrival = undefined;
  },
};
