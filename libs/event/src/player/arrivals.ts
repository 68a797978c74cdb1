import type { StreamKind } from '@touchline/player';

/** A video that the viewer has taken over from another device, before its page opens. */
export interface Arrival {
  /** Its id. */
  video: string;
  /** Match seconds; undefined at the live edge. */
  startAt: number | undefined;
  stream: StreamKind;
}

/** Milliseconds after which the viewer counts as gone to another page. */
const lasts = 30_000;

let expected: (Arrival & { at: number }) | undefined;

/** Passes the position from the press to the video's page, within this tab. */
export const arrivals = {
  expect(arrival: Arrival): void {
    expected = { ...arrival, at: Date.now() };
  },
  of: (video: string): Arrival | undefined =>
    expected?.video === video && Date.now() - expected.at < lasts ? expected : undefined,
  /** Drops the position after its use, so that a later visit starts as usual. */
  forget(): void {
    expected = undefined;
  },
};
