import type { StartContext, StartEffect } from '@touchline/feature-kit';
import { isLocalEnvironment } from '@touchline/telemetry';
import { getAppId } from '../app-id.ts';
import type { PushOptions } from '../options.ts';
import type { Push } from '../provider/create-push.ts';
import { getPagePush } from '../provider/get-page-push.ts';
import { pushStore } from '../push-store.ts';
import { syncPushIdentity } from './sync-push-identity.ts';
import { getPushSupport } from './push-support.ts';

/**
 * Sets the store behind the bell. Loads the provider at once in a browser that has permission already. Other browsers
 * load it when the viewer opens the panel; payment pages never do.
 */
export const startPush =
  (options: PushOptions): StartEffect =>
  (context) => {
    let shownSupport: 'here' | 'install' | 'off' | undefined;
    context.onPage(({ route }) => {
      const isPayment = route?.pays === true;
      if (!isPayment) shownSupport ??= startIfSupported(options, context);
      pushStore.set({ place: isPayment ? 'off' : (shownSupport ?? 'off') });
    });
  };

function startIfSupported(options: PushOptions, context: StartContext): 'here' | 'install' | 'off' {
  if (options.standIn === undefined && isLocalEnvironment(location.hostname)) {
    console.warn('Push is disabled in a local environment.');
    return 'off';
  }
  if (getAppId(options, location.hostname) === undefined) return 'off';
  const shownSupport = getPushSupport(window);
  if (shownSupport === 'here') syncPermission(getPagePush(options), context);
  return shownSupport;
}

function syncPermission(push: Push, context: StartContext): void {
  const updateState = (): void => {
    const { permission } = Notification;
    pushStore.set({ permission });
    if (permission === 'granted') void push.begin();
  };
  updateState();
  syncPushIdentity(context, push);
  // Follows a change in the browser's own settings while the page is open.
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', updateState),
    () => undefined,
  );
}
