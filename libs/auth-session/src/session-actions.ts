import { loadPart } from './load-part.ts';
import type { SessionActions } from './session.ts';
import type { SessionParts } from './session-parts.ts';
import { storedKeys } from './stored-keys.ts';

/** The page with a sealed payload in its address. */
const limitPage = '/auth/login/limit/';

/** The session's actions; each loads its code at its first use. */
export function createSessionActions(parts: SessionParts): SessionActions {
  const { device, finish, options, platform, store } = parts;
  const { customerId } = options;
  const signingIn = () => loadPart(import('./sign-in/sign-in.ts'));
  const devices = () => loadPart(import('./device/account-devices.ts'));
  const profile = () => loadPart(import('./profile.ts'));
  const waysIn = async () => {
    const { window, fetch } = { window: globalThis.window, fetch: platform.fetch };
    const ways = await loadPart(import('./providers/index.ts'));
    return { ways, context: { providers: options.providers ?? {}, window, fetch } };
  };
  const limits = async () => {
    const [sealing, { browserKeyStore }] = await loadPart(
      Promise.all([import('./limit/seal-payload.ts'), import('./limit/browser-key-store.ts')]),
    );
    const keys = (platform.keys ??= browserKeyStore(storedKeys(customerId).limit));
    return { sealing, sealed: { keys, customerId, path: limitPage, now: platform.now } };
  };

  return {
    signIn: async (credentials) => (await signingIn()).signIn(parts, credentials),
    async signInWith(provider) {
      const [{ signInAt }, { ways, context }] = await Promise.all([signingIn(), waysIn()]);
      return signInAt(parts, provider, (news) => ways.authorizeWith(provider, { ...context, ...news }));
    },
    async prepare(provider) {
      const [{ ways, context }] = await Promise.all([waysIn(), signingIn(), device.describe()]);
      await ways.prepareProvider(provider, context);
    },
    async leaveFor(provider, returnTo) {
      const { ways, context } = await waysIn();
      await ways.redirectToProvider(provider, context, returnTo);
    },
    async completeRedirect(provider, search) {
      const { ways, context } = await waysIn();
      const returned = await ways.completeProviderAnswer(provider, context, search);
      if (!returned) return null;
      const { credential, returnTo, popup } = returned;
      const { signInWith, toProvider } = await signingIn();
      return { result: await signInWith(parts, toProvider(provider), credential), returnTo, popup };
    },
    signUp: async (form) => (await signingIn()).signUp(parts, form),
    resume: async (limit) => (await signingIn()).resume(parts, limit),
    async signOut({ revoke: asked = true } = {}) {
      const session = store.current();
      finish('signed_out');
      if (!session || !asked) return;
      const part = await import('./sign-in/sign-out.ts').catch(() => null);
      await part?.revoke(parts, session);
    },
    listDevices: async (token) => (await devices()).listDevices(parts, token),
    removeDevice: async (deviceId, token) => (await devices()).removeDevice(parts, deviceId, token),
    describeDevice: device.describe,
    async sealLimit(payload) {
      const { sealing, sealed } = await limits();
      return sealing.sealPayload(payload, sealed);
    },
    async openLimit(text) {
      const { sealing, sealed } = await limits();
      return sealing.openSealed(text, sealed);
    },
    updateProfile: async (changes) => (await profile()).saveProfile(parts, changes),
    reloadProfile: async () => (await profile()).reloadProfile(parts),
  };
}
