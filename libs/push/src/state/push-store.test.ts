import { expect, test, vi } from 'vitest';
import { createPushStore, type PushFacts, getState } from './push-store.ts';

const availableFacts: PushFacts = { place: 'here', permission: 'default', provider: 'idle', optedIn: false };

test.each<[string, Partial<PushFacts>, string]>([
  ['the browser has not asked yet', {}, 'ask'],
  ['the provider is loading', { permission: 'granted', provider: 'loading' }, 'ask'],
  ['the browser and the provider allow them', { permission: 'granted', provider: 'ready', optedIn: true }, 'on'],
  ['the viewer has turned notifications off here', { permission: 'granted', provider: 'ready' }, 'ask'],
  [
    'the browser refuses and the provider allows them',
    { permission: 'denied', provider: 'ready', optedIn: true },
    'blocked',
  ],
  ['the browser refuses and the provider has failed', { permission: 'denied', provider: 'failed' }, 'blocked'],
  ['the provider has failed', { permission: 'granted', provider: 'failed' }, 'failed'],
  ['the site is not on the home screen', { place: 'install' }, 'install'],
  [
    'the page offers no notifications',
    { place: 'off', permission: 'granted', provider: 'ready', optedIn: true },
    'off',
  ],
])('getState returns the bell’s state when %s', (_case, facts, state) => {
  expect(getState({ ...availableFacts, ...facts })).toBe(state);
});

test('a listener is called only after a change, and not after its removal', () => {
  const store = createPushStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set({ place: 'here' });
  store.set({ place: 'here' });
  unsubscribe();
  store.set({ place: 'off' });
  expect(listener).toHaveBeenCalledOnce();
});
