import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { type PushFacts, pushStore } from '../state/push-store.ts';
import { PushProviders } from '../testing/push-world.tsx';
import { NotificationButton } from './notification-button.shell.tsx';

afterEach(cleanup);

const renderButton = (facts: Partial<PushFacts>) => (
  <PushProviders facts={facts}>
    <NotificationButton options={{}} />
  </PushProviders>
);

it('the server renders an empty mount, because it does not know the browser', () => {
  expect(renderToString(renderButton({ permission: 'granted', provider: 'ready', optedIn: true }))).toMatch(
    /^<div class="[^"]*place[^"]*"><\/div>$/,
  );
});

it('a local edge without a stand-in for the push provider renders no bell', () => {
  const createLocalWorld = (standIn?: string) =>
    renderToString(
      <PushProviders facts={{}} site={createSiteConfig({ isLocal: true })}>
        <NotificationButton options={{ standIn }} />
      </PushProviders>,
    );
  expect(createLocalWorld()).toBe('');
  expect(createLocalWorld('http://127.0.0.1:4010')).toContain('place');
});

it('the bell’s label shows that notifications are on', () => {
  render(renderButton({}));
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined();
  act(() => pushStore.set({ permission: 'granted', provider: 'ready', optedIn: true }));
  expect(screen.getByRole('button', { name: 'Notifications are on' })).toBeDefined();
});

it('the bell is absent when notifications are not available', () => {
  render(renderButton({}));
  act(() => pushStore.set({ place: 'off' }));
  expect(screen.queryByRole('button')).toBeNull();
});
