import { siteWith } from '@touchline/feature-kit/testing/site';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { type PushFacts, pushStore } from '../push-store.ts';
import { PushWorld } from '../testing/push-world.tsx';
import { NotificationButton } from './notification-button.shell.tsx';

afterEach(cleanup);

const world = (facts: Partial<PushFacts>) => (
  <PushWorld facts={facts}>
    <NotificationButton options={{}} />
  </PushWorld>
);

it('the server renders an empty mount, because it does not know the browser', () => {
  expect(renderToString(world({ permission: 'granted', provider: 'ready', optedIn: true }))).toMatch(
    /^<div class="[^"]*place[^"]*"><\/div>$/,
  );
});

it('a local edge without a stand-in renders no mount', () => {
  const local = (standIn?: string) =>
    renderToString(
      <PushWorld facts={{}} site={siteWith({ isLocal: true })}>
        <NotificationButton options={{ standIn }} />
      </PushWorld>,
    );
  expect(local()).toBe('');
  expect(local('http://127.0.0.1:4010')).toContain('place');
});

it('shows in the bell’s label that notifications are on', () => {
  render(world({}));
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined();
  act(() => pushStore.set({ permission: 'granted', provider: 'ready', optedIn: true }));
  expect(screen.getByRole('button', { name: 'Notifications are on' })).toBeDefined();
});

it('removes the bell when notifications are not available', () => {
  render(world({}));
  act(() => pushStore.set({ place: 'off' }));
  expect(screen.queryByRole('button')).toBeNull();
});
