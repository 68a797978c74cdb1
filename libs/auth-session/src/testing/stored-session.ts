import { signInAnswerSchema } from '@touchline/contract';
import { createThisDevice } from '../device/this-device.ts';
import { createSessionStorage } from '../store/session-storage.ts';
import { createSessionStore } from '../store/session-store.ts';

interface StoredSessionOptions {
  customerId: string;
  userAgent: string;
  /** The login call. @returns its answer */
  login: (device: { device_id: string; device_name: string | undefined }) => Promise<unknown>;
}

/** Writes the entries of a sign-in for a browser's `localStorage`. Tests use them to begin signed in. */
export async function storedSession({
  customerId,
  userAgent,
  login,
}: StoredSessionOptions): Promise<{ name: string; value: string }[]> {
  const values = new Map<string, string>();
  const createStorage = (): Storage => ({
    length: values.size,
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
  const { id, name } = await createThisDevice({ storage: createStorage, userAgent }, customerId).describe();
  const respond = signInAnswerSchema.parse(await login({ device_id: id, device_name: name }));
  const { profile: user, devices, tokenData: tokens } = respond;
  if (!user) throw new Error('The answer to the login names no viewer');
  const sessionStorageOfTab = createSessionStorage({ storage: createStorage }, customerId);
  createSessionStore({ storage: sessionStorageOfTab, now: Date.now, onChange() {}, onEnded() {} }).begin({
    method: 'credentials',
    user,
    tokens,
    devices,
  });
  return Array.from(values, ([key, value]) => ({ name: key, value }));
}
