import type { ShakaNamespace, ShakaScheme } from './shaka-types.ts';
import { code } from './to-player-problem.ts';

/** Milliseconds after which a playlist without an answer may hang. */
export const hangsAfterMs = 1500;
/** How often a waiting request is checked, in milliseconds. */
const checkIntervalMs = 250;
/** An answer that begins this soon shows a quick network, in milliseconds. */
const fastAnswerMs = 400;
/** Requests within this time count as sent together, in milliseconds. */
const sameTimeMs = 500;

/** Whether the request of a hanging playlist may be aborted. @param isProven a later request has been answered */
type AbortCheck = (address: string, isProven: boolean) => boolean;
const abortChecks = new WeakMap<object, AbortCheck>();

const noRequest = { sentAtMs: -Infinity, tookMs: Infinity };
/** When the last answered request left, and the time until its answer began; milliseconds. */
let lastAnsweredRequest = noRequest;

/** Allows the request of a playlist to be aborted early. Must be called before the request is sent. */
export const allowAbort = (request: object, shouldAbort: AbortCheck): unknown => abortChecks.set(request, shouldAbort);

/**
 * Aborts a playlist's request that hangs: a request sent with it or later has a response, or the previous response was
 * quick. On a slow network all requests wait, so none is aborted.
 */
export function endHangingRequests({ net: { HttpFetchPlugin, NetworkingEngine } }: ShakaNamespace): void {
  const fetchWithHangCheck: ShakaScheme = (address, request, type, onProgress, onHeaders, settings) => {
    const shouldAbort = abortChecks.get(request);
    const sentAtMs = Date.now();
    // Checks are counted instead of time, because an answer may wait while the page is frozen.
    let waitedMs = 0;
    let isHanging = false;
    function recordHeaders(headers: Record<string, string>): void {
      clearInterval(timer);
      lastAnsweredRequest = { sentAtMs, tookMs: Date.now() - sentAtMs };
      onHeaders(headers);
    }
    const operation = HttpFetchPlugin.parse(address, request, type, onProgress, recordHeaders, settings);
    // A server holds requests with this directive until a segment is there (RFC 8216bis, 6.2.5.2).
    const timer =
      shouldAbort && !address.includes('_HLS_msn=') ? setInterval(checkHanging, checkIntervalMs) : undefined;
    function checkHanging(): void {
      const isProven = lastAnsweredRequest.sentAtMs > sentAtMs - sameTimeMs;
      waitedMs += checkIntervalMs;
      if (waitedMs < hangsAfterMs || !(isProven || lastAnsweredRequest.tookMs < fastAnswerMs)) return;
      if (!shouldAbort?.(address, isProven)) return;
      // Another request ends early only after a new answer.
      lastAnsweredRequest = noRequest;
      isHanging = true;
      void operation.abort();
    }
    const pendingAnswer = operation.promise
      .catch((error: unknown) => {
        throw isHanging ? Object.assign(Object(error), { code: code.timeout }) : error;
      })
      .finally(() => clearInterval(timer));
    return { promise: pendingAnswer, abort: () => operation.abort() };
  };
  for (const name of ['http', 'https']) NetworkingEngine.registerScheme(name, fetchWithHangCheck, undefined, true);
}
