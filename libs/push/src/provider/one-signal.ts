import OneSignal from 'react-onesignal';
import * as z from 'zod/mini';
import { workerPath, workerScope } from '../worker/worker-place.ts';
import type { PushProvider, Tags } from './push-provider.ts';
import { isOwnTag } from '../keeper/tags-of.ts';

z.config({ jitless: true });

export interface OneSignalOptions {
  appId: string;
  /** Where a stand-in answers in its place. */
  standIn?: string | undefined;
}

/** The provider's own answer: what others have set there comes, too, whatever its kind. */
const tagsSchema = z.record(z.string(), z.unknown());

/** @throws Error, or a text, where the script is blocked or refuses to be set up; silent where it never answers */
export async function setUpOneSignal({ appId, standIn }: OneSignalOptions): Promise<PushProvider> {
  await OneSignal.init({
    appId,
    serviceWorkerPath: workerPath.slice(1),
    serviceWorkerParam: { scope: workerScope },
    // Where the dashboard names another place: nothing is served there.
    serviceWorkerOverrideForTypical: true,
    autoResubscribe: true,
    // The portal asks, from a press. Nothing of the provider's own is shown, whatever the dashboard says.
    autoRegister: false,
    promptOptions: { slidedown: { prompts: [] } },
    welcomeNotification: { disable: true, message: '' },
    ...(standIn !== undefined && {
      scriptSrc: `${standIn}/sdks/web/v16/OneSignalSDK.page.js`,
      allowLocalhostAsSecureOrigin: true,
    }),
  });
  const { User, Notifications } = OneSignal;
  let wanted: Tags = {};
  /** Who is signed in changes one after the other: until one is through, the provider names the viewer before. */
  let identified: Promise<void> = Promise.resolve();

  async function change(viewer: string | null): Promise<void> {
    if ((User.externalId ?? null) === viewer) return;
    await (viewer === null ? OneSignal.logout() : OneSignal.login(viewer));
  }

  async function setTags(tags: Tags): Promise<void> {
    wanted = tags;
    // A failure is told to who asked for the change.
    await identified.catch(() => undefined);
    if (wanted !== tags) return;
    // Its types say that it answers at once.
    const before = tagsSchema.safeParse(await User.getTags()).data ?? {};
    // Somebody has left meanwhile: what was theirs would stay beside what is told now.
    if (wanted !== tags) return;
    const gone = Object.keys(before).filter((name) => isOwnTag(name) && tags[name] === undefined);
    const changed = Object.entries(tags).filter(([name, value]) => before[name] !== value);
    if (gone.length > 0) User.removeTags(gone);
    if (changed.length > 0) User.addTags(Object.fromEntries(changed));
  }

  // Tags are a user's: another one has none of them yet, or those of another device.
  User.addEventListener('change', () => void setTags(wanted));
  return {
    identify(viewer) {
      const before = identified.catch(() => undefined);
      identified = before.then(() => change(viewer));
      return identified;
    },
    setTags,
    optIn: () => User.PushSubscription.optIn(),
    optOut: () => User.PushSubscription.optOut(),
    optedIn: () => User.PushSubscription.optedIn === true,
    onChange(heard) {
      User.PushSubscription.addEventListener('change', heard);
      Notifications.addEventListener('permissionChange', heard);
    },
  };
}
