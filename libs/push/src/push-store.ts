/** What is known of notifications in this browser. */
export interface PushFacts {
  /** `off` until it is known, and where there are none: a browser that has none, a page that one pays on, a local environment. */
  place: 'off' | 'install' | 'here';
  permission: NotificationPermission;
  provider: 'idle' | 'loading' | 'ready' | 'failed';
  /** They are wanted in this browser, as the provider knows. */
  optedIn: boolean;
}

/** What there is to show. `install`: only once the site is on the home screen (iPhone and iPad). */
export type PushState = 'off' | 'install' | 'ask' | 'on' | 'blocked' | 'failed';

const unknown: PushFacts = { place: 'off', permission: 'default', provider: 'idle', optedIn: false };

/** The browser's word counts before the provider's: nobody else can undo it. */
export function stateOf({ place, permission, provider, optedIn }: PushFacts): PushState {
  if (place !== 'here') return place;
  if (permission === 'denied') return 'blocked';
  if (provider === 'failed') return 'failed';
  return permission === 'granted' && optedIn ? 'on' : 'ask';
}

export interface PushStore {
  get: () => PushFacts;
  set: (changes: Partial<PushFacts>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPushStore(): PushStore {
  const listeners = new Set<() => void>();
  let facts = unknown;
  return {
    get: () => facts,
    set(changes) {
      const next = { ...facts, ...changes };
      const isSame =
        next.place === facts.place &&
        next.permission === facts.permission &&
        next.provider === facts.provider &&
        next.optedIn === facts.optedIn;
      if (isSame) return;
      facts = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The page's. */
export const pushStore = createPushStore();
