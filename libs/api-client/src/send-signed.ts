import type { AuthAdapter } from './api.ts';
import type { Received } from './send-request.ts';

type Send = (token: string | null) => Promise<Received>;

/**
 * Sends a call with the viewer's token. A 401 leads to exactly one more try with a refreshed token (specification, section 4); that
 * calls refused together share one refresh is the adapter's promise.
 */
export async function sendSigned(auth: AuthAdapter | undefined, send: Send): Promise<Received> {
  const token = auth ? await auth.token() : null;
  if (!auth || token === null) return send(null);
  const received = await send(token);
  if (received.status !== 401) return received;
  const fresh = await auth.refresh(token);
  return fresh === null || fresh === token ? received : send(fresh);
}
