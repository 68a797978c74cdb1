import type { PushStore } from '../state/push-store.ts';
import { createCallQueue } from './call-queue.ts';
import type { PushProvider, Tags } from './push-provider.ts';

/**
 * Notifications of this page. Calls before the provider is ready wait and are then made in order (specification,
 * section 4).
 */
export interface Push {
  /**
   * Sets the provider up once.
   * @returns `false` if the provider fails or takes longer than 30 s
   */
  begin: () => Promise<boolean>;
  /** Asks for the browser's permission. A press must call it, once the provider is ready. */
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  identify: (viewer: string | null) => void;
  setTags: (tags: Tags) => void;
}

export interface PushParts {
  /** Loads the provider and sets it up. */
  setUp: () => Promise<PushProvider>;
  store: PushStore;
  permission: () => NotificationPermission;
  /** Receives one line when the provider fails. */
  log: (line: string) => void;
}

/** Time limit for the provider's start (specification, section 9). */
export const setupTimeoutMs = 30_000;

const getReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Writes the provider's state to the store. A provider that is ready after the timeout is still used. */
export function createPush({ setUp, store, permission, log }: PushParts): Push {
  let provider: PushProvider | undefined;
  let startPromise: Promise<boolean> | undefined;
  let hasLogged = false;

  const reportError = (message: string): void => {
    if (hasLogged) return;
    hasLogged = true;
    log(`Push setup error: ${message}`);
  };
  const queue = createCallQueue<PushProvider>((error) => reportError(`a call failed, ${getReason(error)}`));

  const updateState = (): void => store.set({ permission: permission(), optedIn: provider?.optedIn() ?? false });
  const setProvider = (pushProvider: PushProvider): true => {
    provider = pushProvider;
    pushProvider.onChange(updateState);
    store.set({ provider: 'ready' });
    updateState();
    queue.openQueue(pushProvider);
    return true;
  };
  const failSetup = (message: string): false => {
    reportError(message);
    store.set({ provider: 'failed' });
    return false;
  };

  async function startProvider(): Promise<boolean> {
    store.set({ provider: 'loading' });
    let timeoutTimer: ReturnType<typeof setTimeout> | undefined;
    const setupOutcome = setUp().then(setProvider, (error: unknown) => failSetup(getReason(error)));
    const timeout = new Promise<boolean>((resolve) => {
      timeoutTimer = setTimeout(
        () => resolve(failSetup('the provider was not set up within 30 seconds.')),
        setupTimeoutMs,
      );
    });
    try {
      return await Promise.race([setupOutcome, timeout]);
    } finally {
      clearTimeout(timeoutTimer);
    }
  }

  const runChange = async (action: (pushProvider: PushProvider) => Promise<void>): Promise<void> => {
    if (!provider) return;
    try {
      await action(provider);
      updateState();
    } catch (error) {
      failSetup(getReason(error));
    }
  };

  return {
    begin: () => (startPromise ??= startProvider()),
    turnOn: () => runChange((pushProvider) => pushProvider.optIn()),
    turnOff: () => runChange((pushProvider) => pushProvider.optOut()),
    identify: (viewer) => queue.call((pushProvider) => pushProvider.identify(viewer)),
    setTags: (tags) => queue.call((pushProvider) => pushProvider.setTags(tags)),
  };
}
