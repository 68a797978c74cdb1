import { createValue } from '@touchline/contract';

/** The state of notifications in this browser. */
export interface PushFacts {
  /** `off` until the start effect has run, without browser support, on payment pages and in local environments. */
  place: 'off' | 'install' | 'here';
  permission: NotificationPermission;
  provider: 'idle' | 'loading' | 'ready' | 'failed';
  /** The provider has a subscription for this browser. */
  optedIn: boolean;
}

/** The state that the bell shows. `install`: iPhone and iPad need the site on the home screen first. */
export type PushState = 'off' | 'install' | 'ask' | 'on' | 'blocked' | 'failed';

const initialFacts: PushFacts = { place: 'off', permission: 'default', provider: 'idle', optedIn: false };

/** The browser's refusal has priority over the provider's state, because only the viewer can change it. */
export function getState({ place, permission, provider, optedIn }: PushFacts): PushState {
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
  const shownFacts = createValue(initialFacts);
  return {
    ...shownFacts,
    set(changes) {
      const facts = shownFacts.get();
      const nextFacts = { ...facts, ...changes };
      const isSame =
        nextFacts.place === facts.place &&
        nextFacts.permission === facts.permission &&
        nextFacts.provider === facts.provider &&
        nextFacts.optedIn === facts.optedIn;
      if (!isSame) shownFacts.set(nextFacts);
    },
  };
}

/** The page's store. */
export const pushStore = createPushStore();
