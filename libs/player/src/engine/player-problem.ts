/** What went wrong, in the words the recovery and the messages need. */
export type ProblemKind =
  | 'offline'
  | 'network'
  | 'missing'
  | 'forbidden'
  | 'playlist'
  /** A live stream without new segments. */
  | 'stopped'
  /** Segments that the engine cannot read. */
  | 'broken'
  /** A playlist that would block the page. */
  | 'tooLong'
  | 'decode'
  | 'unsupported'
  /** No key system for it here. */
  | 'protected'
  /** No key that opens it. */
  | 'locked'
  | 'interrupted'
  | 'unknown';

/** The kind of a failed request; `key` means a key that a playlist names. */
export type FailedRequest = 'manifest' | 'segment' | 'key' | 'other';

/**
 * A fault of the stream as a value. `category` and `code` are the engine's own numbers and are shown as a support
 * code; everything else decides by `kind`.
 */
export interface PlayerProblem {
  kind: ProblemKind;
  /** A fatal problem ends playback until the next `load`. */
  fatal: boolean;
  category: number;
  code: number;
  /** HTTP status of the failed request. */
  status?: number | undefined;
  request?: FailedRequest | undefined;
}
