import OneSignal from 'react-onesignal';
import * as z from 'zod/mini';
import { workerPath, workerScope } from '../worker/worker-place.ts';
import type { PushProvider, Tags } from './push-provider.ts';
import { isPortalTag } from './get-tags.ts';

z.config({ jitless: true });

export interface OneSignalOptions {
  appId: string;
  /** Origin of a stand-in for the provider. */
  standIn?: string | undefined;
}

/** The provider's tags. The operator's own tags may have values of any type. */
const tagsSchema = z.record(z.string(), z.unknown());

/**
 * Loads OneSignal's script and sets it up. The promise stays pending while the script does not answer.
 * @throws Error or a string when the script is blocked or refuses the set-up
 */
export async function setUpOneSignal({ appId, standIn }: OneSignalOptions): Promise<PushProvider> {
  await OneSignal.init({
    appId,
    serviceWorkerPath: workerPath.slice(1),
    serviceWorkerParam: { scope: workerScope },
    // The OneSignal dashboard may name another path, which the portal does not serve.
    serviceWorkerOverrideForTypical: true,
    autoResubscribe: true,
    // Only the portal asks for permission, after a press. The settings of the OneSignal dashboard must add no prompt.
    autoRegister: false,
    promptOptions: { slidedown: { prompts: [] } },
    welcomeNotification: { disable: true, message: '' },
    ...(standIn !== undefined && {
      scriptSrc: `${standIn}/sdks/web/v16/OneSignalSDK.page.js`,
      allowLocalhostAsSecureOrigin: true,
    }),
  });
  const { User, Notifications } = OneSignal;
  let pendingTags: Tags = {};
  /**
   * Logins run one after the other. Until the last login has ended, the provider still has the
   * previous viewer.
   */
  let lastIdentify: Promise<void> = Promise.resolve();

  async function queueChange(viewer: string | null): Promise<void> {
    if ((User.externalId ?? null) === viewer) return;
    await (viewer === null ? OneSignal.logout() : OneSignal.login(viewer));
  }

  async function setTags(tags: Tags): Promise<void> {
    pendingTags = tags;
    // The caller of identify receives its error.
    await lastIdentify.catch(() => undefined);
    if (pendingTags !== tags) return;
    // OneSignal's types name a plain value; the call returns a promise.
    const previousTags = tagsSchema.safeParse(await User.getTags()).data ?? {};
    // If the viewer has signed out during the request, the next viewer must not get these tags.
    if (pendingTags !== tags) return;
    const removedNames = Object.keys(previousTags).filter((name) => isPortalTag(name) && tags[name] === undefined);
    const changedTags = Object.entries(tags).filter(([name, value]) => previousTags[name] !== value);
    if (removedNames.length > 0) User.removeTags(removedNames);
    if (changedTags.length > 0) User.addTags(Object.fromEntries(changedTags));
  }

  // OneSignal stores tags for each user: another user has no tags yet, or the tags of another device.
  User.addEventListener('change', () => void setTags(pendingTags));
  return {
    identify(viewer) {
      const previousIdentify = lastIdentify.catch(() => undefined);
      lastIdentify = previousIdentify.then(() => queueChange(viewer));
      return lastIdentify;
    },
    setTags,
    optIn: () => User.PushSubscription.optIn(),
    optOut: () => User.PushSubscription.optOut(),
    optedIn: () => User.PushSubscription.optedIn === true,
    onChange(listener) {
      User.PushSubscription.addEventListener('change', listener);
      Notifications.addEventListener('permissionChange', listener);
    },
  };
}
