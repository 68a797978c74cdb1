import '../jitless.ts';
import * as z from 'zod/mini';
import type { Platform } from '../platform.ts';
import { reasonSchema, type EndReason } from './session-storage.ts';
import { getStoredKeys } from '../stored-keys.ts';

const messageSchema = z.object({
  /** Id of the session that ended. */
  ended: z.string(),
  reason: reasonSchema,
});

interface TabListener {
  /** Storage may have changed, or this page comes back from the back/forward cache. */
  onStored: () => void;
  /** Another tab ended a session. */
  onEnded: (sessionId: string, reason: EndReason) => void;
}

/**
 * Follows the session's changes in other tabs, and announces the session's end to these tabs. The channel also reaches
 * tabs with blocked storage.
 */
export function watchTabs(platform: Platform, customerId: string, { onStored, onEnded }: TabListener) {
  const keys = getStoredKeys(customerId);
  const ownKeys: ReadonlySet<unknown> = new Set([keys.session, keys.ended]);
  const channel = openChannel(platform, keys.session);
  channel?.addEventListener('message', ({ data }) => {
    const message = messageSchema.safeParse(data);
    if (message.success) onEnded(message.data.ended, message.data.reason);
  });
  platform.window?.addEventListener('storage', (event) => {
    if ('key' in event && ownKeys.has(event.key)) onStored();
  });
  platform.window?.addEventListener('pageshow', onStored);
  return {
    announceEnd: (sessionId: string, reason: EndReason): void => channel?.postMessage({ ended: sessionId, reason }),
  };
}

function openChannel({ channel }: Platform, name: string) {
  try {
    return channel(name);
  } catch {
    // A browser that blocks storage may block channels, too.
    return null;
  }
}
