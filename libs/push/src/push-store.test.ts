import { expect, test, vi } from 'vitest';
import { createPushStore, type PushFacts, stateOf } from './push-store.ts';

const here: PushFacts = { place: 'here', permission: 'default', provider: 'idle', optedIn: false };

test.each<[string, Partial<PushFacts>, string]>([
  ['nobody has been asked', {}, 'ask'],
  ['the provider is coming', { permission: 'granted', provider: 'loading' }, 'ask'],
  ['both say yes', { permission: 'granted', provider: 'ready', optedIn: true }, 'on'],
  ['the viewer has turned them off here', { permission: 'granted', provider: 'ready' }, 'ask'],
  [
    'the browser refuses, whatever the provider says',
    { permission: 'denied', provider: 'ready', optedIn: true },
    'blocked',
  ],
  ['the browser refuses and there is no provider', { permission: 'denied', provider: 'failed' }, 'blocked'],
  ['there is no provider', { permission: 'granted', provider: 'failed' }, 'failed'],
  ['the site is not on the home screen', { place: 'install' }, 'install'],
  ['there are none', { place: 'off', permission: 'granted', provider: 'ready', optedIn: true }, 'off'],
])('returns the state when %s', (_where, facts, state) => {
  expect(stateOf({ ...here, ...facts })).toBe(state);
});

test('calls a listener only after a change, and not after its end', () => {
  const store = createPushStore();
  const heard = vi.fn();
  const end = store.subscribe(heard);
  store.set({ place: 'here' });
  store.set({ place: 'here' });
  end();
  store.set({ place: 'off' });
  expect(heard).toHaveBeenCalledOnce();
});
