import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** One response that a page received. */
export interface Transfer {
  path: string;
  /** The resource type of the browser's developer protocol: Document, Script, Fetch and so on. */
  type: string;
  /** Bytes on the wire with headers; undefined while the transfer is pending. */
  bytes?: number;
}

export interface Transfers {
  /** In the order of the requests. */
  readonly list: readonly Transfer[];
  /** Resolves after this many milliseconds without a transfer. @throws Error after 30 s of traffic */
  waitUntilQuiet(milliseconds: number): Promise<void>;
}

/** Records the transfers of a page, except sockets. The session's Network domain has to be on. */
export function recordTransfers(cdp: CDPSession): Transfers {
  const transfers = new Map<string, Transfer>();
  let lastChangeMs = performance.now();
  const finishTransfer = (requestId: string, bytes: number) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = bytes;
    lastChangeMs = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname: path } = new URL(request.url);
    // A polling socket always has a pending request.
    if (path.startsWith('/socket.io/')) return;
    transfers.set(requestId, { path, type: type ?? 'Other' });
    lastChangeMs = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => finishTransfer(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => finishTransfer(requestId, 0));
  const listPendingPaths = () =>
    [...transfers.values()].filter(({ bytes }) => bytes === undefined).map(({ path }) => path);
  return {
    get list() {
      return [...transfers.values()];
    },
    async waitUntilQuiet(milliseconds) {
      const start = performance.now();
      while (listPendingPaths().length > 0 || performance.now() - lastChangeMs < milliseconds) {
        if (performance.now() - start > 30_000)
          throw new Error(`The page never stops fetching: ${listPendingPaths().join()}`);
        await sleep(50);
      }
    },
  };
}
