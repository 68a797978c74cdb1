import { lazyCode, PortalError } from '@touchline/contract';
import { createThisDevice } from './device/this-device.ts';
import { createBrowserPlatform } from './platform.ts';
import { createRefresher } from './refresh/create-refresher.ts';
import type { Session, SessionActions, SessionEnd, SessionOptions } from './session.ts';
import { createSessionActions } from './session-actions.ts';
import type { SessionHost } from './session-host.ts';
import type { SessionParts } from './session-parts.ts';
import { createEffects } from './start/create-effects.ts';
import { createSessionStorage, type EndReason } from './store/session-storage.ts';
import { createSessionStore } from './store/session-store.ts';
import { watchTabs } from './store/watch-tabs.ts';

const loadExchange = lazyCode(() => import('./refresh/exchange-refresh-token.ts'));

/** The part that `createLazySession` loads. */
export type SessionCore = SessionActions & Pick<Session, 'auth' | 'token' | 'start'>;

/** The part of a session that anonymous visits do not need. Publishes the stored session before it returns. */
export function createSession(options: SessionOptions, host: SessionHost): SessionCore {
  const { api, customerId, telemetry } = options;
  const platform = createBrowserPlatform(options.platform);
  const storage = createSessionStorage(platform, customerId);
  const device = createThisDevice(platform, customerId, options.appVersion);
  const effects = createEffects(() => parts);

  const reportEnd = (end: SessionEnd): void => host.onEnded(end);
  const reportEndReason = (reason: EndReason): void =>
    reportEnd(reason === 'device_limit' ? { reason, limit: null } : { reason });

  let isInitialized = false;
  let shownViewerId: string | undefined;
  const store = createSessionStore({
    storage,
    now: platform.now,
    onChange() {
      const session = store.current();
      host.publish(store.state(session ? device.id() : null));
      if (session?.id === shownViewerId) return;
      shownViewerId = session?.id;
      if (session) parts.attempts?.end();
      telemetry.identify(session?.user.id ?? null);
      effects.setSession(session && { isNew: isInitialized });
    },
    onEnded: reportEndReason,
  });
  const tabChannel = watchTabs(platform, customerId, {
    onStored: store.reloadFromStorage,
    onEnded(id, reason) {
      const session = store.current();
      // Without storage, tabs share no session, but a sign-out ends the session of each tab.
      if (!session || (session.id !== id && storage.readStored().kind === 'session')) return;
      store.leave();
      reportEndReason(reason);
    },
  });
  const endWithReason = (reason: EndReason): void => {
    const session = store.current();
    if (!session) return;
    // The reason for the end of this tab's session must not end a newer session of another tab.
    if (reason !== 'signed_out') store.reloadFromStorage();
    if (store.current()?.id !== session.id) return;
    store.end(reason);
    tabChannel.announceEnd(session.id, reason);
    reportEndReason(reason);
  };
  const acceptDevice = (): void => effects.setSession({ isNew: true });
  const endForAnotherViewer = (call: string): void => {
    // The new tokens belong to another viewer, so they are not revoked.
    const message = 'a call of this session was answered with the account of another viewer';
    telemetry.error(new PortalError('invalid_response', { retryable: false, message }), { call });
    endWithReason('another_viewer');
  };
  const endActions = { finish: endWithReason, endForAnotherViewer, reportEnd, acceptDevice };
  const parts: SessionParts = { options, api, store, device, platform, attempts: null, ...endActions };
  const auth = createRefresher({
    store,
    platform,
    lock: `touchline.${customerId}.refresh`,
    async exchange(refreshToken) {
      const { exchangeRefreshToken } = await loadExchange();
      return exchangeRefreshToken(api(), refreshToken, await device.describe());
    },
    onRefused: () => endWithReason('expired'),
    onAnotherViewer: () => endForAnotherViewer('refresh'),
  });

  store.reloadFromStorage();
  if (!store.current()) host.publish(store.state(null));
  isInitialized = true;
  return { ...createSessionActions(parts), auth, token: () => store.current()?.token ?? null, start: effects.start };
}
