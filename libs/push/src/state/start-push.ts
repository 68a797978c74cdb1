import { signedInViewerAtom, type StartContext, type StartEffect } from '@touchline/feature-kit';
import { isLocalEnvironment } from '@touchline/telemetry';
import { getAppId } from '../api/app-id.ts';
import type { PushOptions } from '../options.ts';
import type { Push } from '../api/create-push.ts';
import { getPagePush } from './get-page-push.ts';
import { pushStore } from './push-store.ts';
import { getPushSupport } from './push-support.ts';

/**
 * Identifies the signed-in viewer to the provider once the server accepts their device. Announces their sign-out, also
 * from another tab.
 */
export function syncPushIdentity(
  { atoms, session }: Pick<StartContext, 'atoms' | 'session'>,
  push: Pick<Push, 'identify'>,
): void {
  if (!session) return;
  let reportedId: string | null | undefined;
  const reportViewer = (): void => {
    const viewer = session.viewer();
    const signedInViewer = atoms.get(signedInViewerAtom);
    if (viewer === undefined || (viewer !== null && viewer.id !== signedInViewer)) return;
    const id = viewer?.id ?? null;
    if (id === reportedId) return;
    reportedId = id;
    push.identify(id);
  };
  session.onChange(reportViewer);
  atoms.sub(signedInViewerAtom, reportViewer);
  void session.known().then(reportViewer);
}

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
