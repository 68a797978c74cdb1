/** A step of an ad break, for debugging. The page also uses the steps to find out that an ad was shown. */
export type AdStep =
  /** A tag, or the next tag of a wrapper, was requested. */
  | { kind: 'asked'; address: string }
  | { kind: 'answered'; address: string; milliseconds: number }
  /** All tags are resolved; `media` is the file that will play. */
  | { kind: 'found'; title: string; seconds: number; media: string }
  /** The ad's first frame is shown. */
  | { kind: 'shown'; title: string }
  /** An address of the advertiser was called for an event; `address` is its text in the tag, with unfilled macros. */
  | { kind: 'beacon'; event: string; address: string }
  /** An error code of VAST (303 no ad, 302 too many wrappers, 402 too slow). */
  | { kind: 'fault'; code: number; message: string }
  /**
   * The video begins: after its ads, without ads, because the ads took too long, or because their
   * code did not load.
   */
  | { kind: 'over'; why: 'played' | 'nothing' | 'late' | 'failed' };

export type ReportStep = (step: AdStep) => void;
