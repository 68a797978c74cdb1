import { getAppId } from '../api/app-id.ts';
import type { PushOptions } from '../options.ts';
import { pushStore } from './push-store.ts';
import { createPush, type Push } from '../api/create-push.ts';

let currentPush: Push | undefined;

/** The page's single `Push`; the first call creates it. */
export const getPagePush = (options: PushOptions): Push =>
  (currentPush ??= createPush({
    async setUp() {
      const appId = getAppId(options, location.hostname);
      if (appId === undefined) throw new Error('customer.json names no app id.');
      const { setUpOneSignal } = await import('../api/one-signal.ts');
      return setUpOneSignal({ appId, standIn: options.standIn });
    },
    store: pushStore,
    permission: () => Notification.permission,
    log: (line) => console.error(line),
  }));
