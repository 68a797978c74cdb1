import type { ShakaNamespace, ShakaScheme } from './shaka-types.ts';
import { code } from './to-player-problem.ts';

/** A playlist whose answer has not begun after this time may hang, in milliseconds. */
export const hangsAfterMs = 1500;
/** How often a waiting request is judged, in milliseconds. */
const judgeIntervalMs = 250;
/** An answer that begins this soon shows a quick network, in milliseconds. */
const quickMs = 400;
/** Requests within this time count as sent together, in milliseconds. */
const togetherMs = 500;

/** Whether a playlist that hangs may be left. @param isProven a later request has been answered */
type Leave = (address: string, isProven: boolean) => boolean;
const leaves = new WeakMap<object, Leave>();

const nothing = { sentAt: -Infinity, tookMs: Infinity };
/** When the last answered request left, and the time until its answer began; milliseconds. */
let last = nothing;

/** Lets a request for a playlist end early. Called before it leaves. */
export const mayHang = (request: object, leave: Leave): unknown => leaves.set(request, leave);

/**
 * Ends requests for playlists that hang: later requests have been answered, or the one before was
 * answered at once. On a slow network all requests wait, and no request ends early.
 */
export function endHangingRequests({ net: { HttpFetchPlugin, NetworkingEngine } }: ShakaNamespace): void {
  const scheme: ShakaScheme = (address, request, type, onProgress, onHeaders, settings) => {
    const leave = leaves.get(request);
    const sentAt = Date.now();
    let hangs = false;
    function hear(headers: Record<string, string>): void {
      clearInterval(timer);
      last = { sentAt, tookMs: Date.now() - sentAt };
      onHeaders(headers);
    }
    const operation = HttpFetchPlugin.parse(address, request, type, onProgress, hear, settings);
    // A server holds requests with this directive until a segment is there (RFC 8216bis, 6.2.5.2).
    const timer = leave && !address.includes('_HLS_msn=') ? setInterval(judge, judgeIntervalMs) : undefined;
    function judge(): void {
      const isProven = last.sentAt > sentAt - togetherMs;
      if (Date.now() - sentAt < hangsAfterMs || !(isProven || last.tookMs < quickMs)) return;
      if (!leave?.(address, isProven)) return;
      // Another request ends early only after a new answer.
      last = nothing;
      hangs = true;
      void operation.abort();
    }
    const promise = operation.promise
      .catch((error: unknown) => {
        throw hangs ? Object.assign(Object(error), { code: code.timeout }) : error;
      })
      .finally(() => clearInterval(timer));
    return { promise, abort: () => operation.abort() };
  };
  for (const name of ['http', 'https']) NetworkingEngine.registerScheme(name, scheme, undefined, true);
}
