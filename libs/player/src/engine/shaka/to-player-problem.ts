import { PlaylistTooLong } from './bound-playlist.ts';
import type { FailedRequest, PlayerProblem, ProblemKind } from '../player-problem.ts';

const fatalSeverity = 2;

/** The engine's error codes that mean more than "something failed". */
export const code = {
  badHttpStatus: 1001,
  httpError: 1002,
  timeout: 1003,
  responseFilterFailed: 1007,
  /** A gap (EXT-X-GAP) at the live edge. */
  segmentMissing: 1011,
  videoError: 3016,
  quotaExceeded: 3017,
  licenceRequestFailed: 6007,
  loadInterrupted: 7000,
  operationAborted: 7001,
  loadTimeout: 7009,
} as const;

const kindByCode: Readonly<Record<number, ProblemKind>> = {
  [code.httpError]: 'network',
  [code.timeout]: 'network',
  [code.loadTimeout]: 'network',
  [code.segmentMissing]: 'missing',
  [code.responseFilterFailed]: 'playlist',
  3014: 'decode',
  3015: 'decode',
  3016: 'decode',
  // The browser can decode no variant, or restrictions have removed all of them.
  4012: 'unsupported',
  4011: 'unsupported',
  4032: 'unsupported',
  // Neither the extension nor the content type names a known format.
  4000: 'unsupported',
  [code.loadInterrupted]: 'interrupted',
  7003: 'interrupted',
};

/** Errors of this category mean that the engine cannot read a segment, unless they have a kind above. */
const mediaCategory = 3;
const playlistCategory = 4;
const drmCategory = 6;
/** Up to this code the key system is missing or does not start; later codes concern sessions and licences. */
const lastKeySystemCode = 6003;

/** Kinds of `MediaError.code` in a browser without MediaSource, which loads the stream itself. */
const nativeKinds: ReadonlyMap<unknown, ProblemKind> = new Map([
  [2, 'network'],
  // 4 is also the code for an address that does not answer.
  [4, 'unknown'],
]);
const playsNatively = (): boolean => !('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis);

function getKind(errorCode: number, category: number, status: number | undefined): ProblemKind {
  if (errorCode === code.badHttpStatus) {
    if (status === 401 || status === 403) return 'forbidden';
    return status === 404 || status === 410 ? 'missing' : 'network';
  }
  const knownKind = kindByCode[errorCode];
  if (knownKind) return knownKind;
  if (category === playlistCategory) return 'playlist';
  if (category === mediaCategory && errorCode !== code.quotaExceeded) return 'broken';
  if (category === drmCategory) return errorCode <= lastKeySystemCode ? 'protected' : 'locked';
  return 'unknown';
}

function getNumber(value: object, key: string): number | undefined {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'number' ? found : undefined;
}

/**
 * The index of the request type in the error's data: [uri, status, text, headers, type], [uri, cause, type], [uri,
 * type].
 */
const requestTypeIndexes: Readonly<Record<number, number>> = {
  [code.badHttpStatus]: 4,
  [code.httpError]: 2,
  [code.timeout]: 1,
};

const requestTypes: ReadonlyMap<unknown, FailedRequest> = new Map([
  [0, 'manifest'],
  [1, 'segment'],
  [6, 'key'],
]);

function getRequest(errorCode: number, data: readonly unknown[]): FailedRequest | undefined {
  if (errorCode === code.segmentMissing) return 'segment';
  const requestTypeIndex = requestTypeIndexes[errorCode];
  if (requestTypeIndex === undefined) return undefined;
  return requestTypes.get(data[requestTypeIndex]) ?? 'other';
}

/** Reads any error that the engine threw or dispatched; never throws. */
export function toPlayerProblem(error: unknown): PlayerProblem {
  if (typeof error !== 'object' || error === null) return { kind: 'unknown', fatal: true, category: 0, code: 0 };
  const errorCode = getNumber(error, 'code') ?? 0;
  const category = getNumber(error, 'category') ?? 0;
  const data: unknown = Reflect.get(error, 'data');
  const list: readonly unknown[] = Array.isArray(data) ? data : [];
  const isFatal = (getNumber(error, 'severity') ?? fatalSeverity) === fatalSeverity;
  // A licence request may fail in an outage of its server, which is no refusal. The nested error contains the reason.
  const cause = errorCode === code.licenceRequestFailed ? toPlayerProblem(list[0]) : null;
  if (cause?.kind === 'network') return { ...cause, request: 'other' };
  // A response filter may report an unusable file as missing.
  const filterProblem = errorCode === code.responseFilterFailed ? toPlayerProblem(list[0]) : null;
  if (filterProblem?.code === code.badHttpStatus) return { ...filterProblem, fatal: isFatal };
  const status = errorCode === code.badHttpStatus && typeof list[1] === 'number' ? list[1] : undefined;
  const nativeKind = errorCode === code.videoError && playsNatively() ? nativeKinds.get(list[0]) : undefined;
  return {
    // The player's own filter refuses playlists that would block the page.
    kind: nativeKind ?? (list[0] instanceof PlaylistTooLong ? 'tooLong' : getKind(errorCode, category, status)),
    fatal: isFatal,
    category,
    code: errorCode,
    status,
    request: getRequest(errorCode, list),
    isFinal: errorCode === code.timeout || undefined,
  };
}

/**
 * Whether an expected file is missing. A gap (EXT-X-GAP) is not expected to arrive, and other code handles playlists.
 */
export const isMissingFile = ({ kind, request, code: number }: PlayerProblem): boolean =>
  kind === 'missing' && request !== 'manifest' && number !== code.segmentMissing;

/**
 * Reads an error that the engine reports during playback. An exception in the engine's own code, a failed segment and a
 * failed key are not fatal: the buffer plays, and the watchdog loads the stream when frames stop.
 */
export function toReportedProblem(detail: unknown): PlayerProblem {
  const problem = toPlayerProblem(detail);
  const { code: number, request } = problem;
  return number === 0 || request === 'segment' || request === 'key' ? { ...problem, fatal: false } : problem;
}
