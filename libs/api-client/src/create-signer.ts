import type { AuthAdapter } from './api.ts';
import type { Received } from './send-request.ts';

type Send = (token: string | null) => Promise<Received>;

/**
 * Sends a call with the viewer's token. A 401 leads to exactly one more try with a refreshed token (specification, section 4);
 * calls refused with the same token share one refresh, also those whose refusal arrives after it.
 */
export function createSigner(auth: AuthAdapter | undefined): (send: Send, signed: boolean) => Promise<Received> {
  let last: { refused: string; fresh: Promise<string | null> } | undefined;

  const refresh = (adapter: AuthAdapter, refused: string): Promise<string | null> => {
    if (last?.refused !== refused) {
      const fresh = adapter.refresh(refused);
      const mine = { refused, fresh };
      last = mine;
      // A refresh that failed for want of a network may be tried again by the next call.
      fresh.catch(() => {
        if (last === mine) last = undefined;
      });
    }
    return last.fresh;
  };

  return async (send, signed) => {
    const token = auth && signed ? await auth.token() : null;
    if (!auth || token === null) return send(null);
    const received = await send(token);
    if (received.status !== 401) return received;
    const fresh = await refresh(auth, token);
    if (fresh === null || fresh === token) return received;
    return send(fresh);
  };
}
