import type { PushStore } from '../push-store.ts';
import { createCallQueue } from './call-queue.ts';
import type { PushProvider, Tags } from './push-provider.ts';

/** Notifications of this page: what is said before the provider is there is kept and said then, in order (section 4). */
export interface Push {
  /** Sets the provider up, once; `false` where it is not there within 30 s, or at all. */
  begin: () => Promise<boolean>;
  /** From a press, once the provider is there: the browser asks. */
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
  /** Hears one line of a provider that is not there. */
  log: (line: string) => void;
}

/** Section 9: push setup timeout, in milliseconds. */
export const patience = 30_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is known of the provider stands in the store. A provider that comes late is taken all the same; one that never does costs one line. */
export function createPush({ setUp, store, permission, log }: PushParts): Push {
  let provider: PushProvider | undefined;
  let begun: Promise<boolean> | undefined;
  let hasLogged = false;

  const complain = (words: string): void => {
    if (hasLogged) return;
    hasLogged = true;
    log(`Push setup error: ${words}`);
  };
  const queue = createCallQueue<PushProvider>((error) => complain(`a call failed, ${reasonOf(error)}`));

  const look = (): void => store.set({ permission: permission(), optedIn: provider?.optedIn() ?? false });
  const take = (ready: PushProvider): true => {
    provider = ready;
    ready.onChange(look);
    store.set({ provider: 'ready' });
    look();
    queue.open(ready);
    return true;
  };
  const fail = (words: string): false => {
    complain(words);
    store.set({ provider: 'failed' });
    return false;
  };

  async function start(): Promise<boolean> {
    store.set({ provider: 'loading' });
    let late: ReturnType<typeof setTimeout> | undefined;
    const outcome = setUp().then(take, (error: unknown) => fail(reasonOf(error)));
    const timeout = new Promise<boolean>((resolve) => {
      late = setTimeout(() => resolve(fail('the provider was not set up within 30 seconds.')), patience);
    });
    try {
      return await Promise.race([outcome, timeout]);
    } finally {
      clearTimeout(late);
    }
  }

  const change = async (act: (ready: PushProvider) => Promise<void>): Promise<void> => {
    if (!provider) return;
    try {
      await act(provider);
      look();
    } catch (error) {
      fail(reasonOf(error));
    }
  };

  return {
    begin: () => (begun ??= start()),
    turnOn: () => change((ready) => ready.optIn()),
    turnOff: () => change((ready) => ready.optOut()),
    identify: (viewer) => queue.call((ready) => ready.identify(viewer)),
    setTags: (tags) => queue.call((ready) => ready.setTags(tags)),
  };
}
