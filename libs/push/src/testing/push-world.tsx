import { PageProviders, type PageProvidersProps } from '@touchline/feature-kit/testing';
import { useState } from 'react';
import type { Push } from '../api/create-push.ts';
import { type PushFacts, pushStore } from '../state/push-store.ts';

/** Resets the store to the state at the start of a page. */
export const resetPush = (): void =>
  pushStore.set({ place: 'off', permission: 'default', provider: 'idle', optedIn: false });

type PushActions = Pick<Push, 'begin' | 'turnOn' | 'turnOff'>;

/** A provider that is ready, in a browser that grants the permission. */
export const workingPush: PushActions = {
  async begin() {
    pushStore.set({ provider: 'ready' });
    return true;
  },
  turnOn: async () => pushStore.set({ permission: 'granted', optedIn: true }),
  turnOff: async () => pushStore.set({ optedIn: false }),
};

/** A provider that does not answer. */
export const silentPush: PushActions = { ...workingPush, begin: () => new Promise(() => undefined) };

/**
 * Provides what the shell provides to the bell.
 * @param facts state of the push store
 */
export function PushProviders({
  facts,
  fills,
  site,
  children,
}: { facts: Partial<PushFacts> } & Pick<PageProvidersProps, 'fills' | 'site' | 'children'>) {
  useState(() => {
    resetPush();
    pushStore.set({ place: 'here', ...facts });
  });
  return (
    <PageProviders now={Date.UTC(2026, 10, 23)} fills={fills} {...(site && { site })}>
      {children}
    </PageProviders>
  );
}
