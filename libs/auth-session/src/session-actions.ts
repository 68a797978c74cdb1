import { lazyCode } from '@touchline/contract';
import type { SessionActions } from './session.ts';
import type { SessionParts } from './session-parts.ts';
import { getStoredKeys } from './stored-keys.ts';

/** The page with a sealed payload in its address. */
const limitPage = '/auth/login/limit/';

/** The session's actions; each loads its code at its first use. */
export function createSessionActions(parts: SessionParts): SessionActions {
  const { device, finish, options, platform, store } = parts;
  const { customerId } = options;
  const loadSignIn = lazyCode(() => import('./sign-in/sign-in.ts'));
  const loadDevices = lazyCode(() => import('./device/account-devices.ts'));
  const loadProfile = lazyCode(() => import('./profile.ts'));
  const loadProviderModule = lazyCode(() => import('./providers/index.ts'));
  const loadSealing = lazyCode(() =>
    Promise.all([import('./limit/seal-payload.ts'), import('./limit/browser-key-store.ts')]),
  );
  const loadProviders = async () => {
    const { window, fetch } = { window: globalThis.window, fetch: platform.fetch };
    const providerModule = await loadProviderModule();
    return { providerModule, context: { providers: options.providers ?? {}, window, fetch } };
  };
  const loadSealingCode = async () => {
    const [sealingModule, { createBrowserKeyStore }] = await loadSealing();
    const keys = (platform.keys ??= createBrowserKeyStore(getStoredKeys(customerId).limit));
    return { sealingModule, sealOptions: { keys, customerId, path: limitPage, now: platform.now } };
  };

  return {
    signIn: async (credentials) => (await loadSignIn()).signIn(parts, credentials),
    async signInWith(provider) {
      const [{ signInAtProvider }, { providerModule, context }] = await Promise.all([loadSignIn(), loadProviders()]);
      return signInAtProvider(parts, provider, (callbacks) =>
        providerModule.authorizeByProvider(provider, { ...context, ...callbacks }),
      );
    },
    async prepare(provider) {
      const [{ providerModule, context }] = await Promise.all([loadProviders(), loadSignIn(), device.describe()]);
      await providerModule.prepareProvider(provider, context);
    },
    async leaveFor(provider, returnTo) {
      const { providerModule, context } = await loadProviders();
      await providerModule.redirectToProvider(provider, context, returnTo);
    },
    async completeRedirect(provider, search) {
      const { providerModule, context } = await loadProviders();
      const completed = await providerModule.completeProviderAnswer(provider, context, search);
      if (!completed) return null;
      const { credential, returnTo, isPopup } = completed;
      const { signInWithProvider, toProvider } = await loadSignIn();
      return { result: await signInWithProvider(parts, toProvider(provider), credential), returnTo, popup: isPopup };
    },
    signUp: async (form) => (await loadSignIn()).signUp(parts, form),
    resume: async (limit) => (await loadSignIn()).resumeSignIn(parts, limit),
    async signOut({ revoke: shouldRevoke = true } = {}) {
      const session = store.current();
      finish('signed_out');
      if (!session || !shouldRevoke) return;
      const signOutModule = await import('./sign-in/revoke.ts').catch(() => null);
      await signOutModule?.revoke(parts, session);
    },
    listDevices: async (token) => (await loadDevices()).listDevices(parts, token),
    removeDevice: async (deviceId, token) => (await loadDevices()).removeDevice(parts, deviceId, token),
    describeDevice: device.describe,
    async sealLimit(payload) {
      const { sealingModule, sealOptions } = await loadSealingCode();
      return sealingModule.sealPayload(payload, sealOptions);
    },
    async openLimit(text) {
      const { sealingModule, sealOptions } = await loadSealingCode();
      return sealingModule.openSealedPayload(text, sealOptions);
    },
    updateProfile: async (changes) => (await loadProfile()).saveProfile(parts, changes),
    reloadProfile: async () => (await loadProfile()).reloadProfile(parts),
  };
}
