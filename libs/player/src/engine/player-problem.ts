/** The kinds of problems that recovery and messages distinguish. */
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
  /** The browser lacks the key system. */
  | 'protected'
  /** A licence was refused, or its key does not decrypt the stream. */
  | 'locked'
  | 'interrupted'
  | 'unknown';

/** The kind of a failed request; `key` is a decryption key that a playlist names. */
export type FailedRequest = 'manifest' | 'segment' | 'key' | 'other';

/**
 * A fault of the stream as a value. `category` and `code` are the engine's own numbers, shown as a support code. Code
 * outside of the engine's folder uses only `kind`.
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
  /** Whether a retry cannot help: it would time out again, or the page's security policy forbids the address. */
  isFinal?: boolean | undefined;
}
