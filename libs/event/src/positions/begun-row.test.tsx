import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createApi } from '@touchline/api-client';
import { listClips, listEvents } from '@touchline/contract';
import { type Viewer, ViewerProvider, type ViewerSession } from '@touchline/feature-kit';
import { PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { BegunRow } from './begun-row.tsx';
import { positionStore } from './position-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const calls: string[] = [];
const api = createApi({
  baseUrl: inject('backendUrl'),
  limits: { tries: 1 },
  fetch: (input, init) => {
    const request = new Request(input, init);
    calls.push(new URL(request.url).pathname);
    return fetch(request);
  },
});

let matches: readonly string[] = [];
let clip = '';
beforeAll(async () => {
  const filters = { status: ['archived' as const] };
  const played = await api.call(listEvents, { body: { size: 3, filters } });
  matches = played.entries.map(({ id }) => id);
  const clips = await api.call(listClips, { body: { size: 1, filters: { media_type: ['highlight'] } } });
  clip = clips.entries[0]?.id ?? '';
});

const begun = [{ seconds: 300, duration: 5400 }] as const;
beforeEach(() => {
  document.documentElement.dataset['site'] = 'nordic';
  calls.length = 0;
});
afterEach(() => {
  cleanup();
  for (const video of [...matches, clip, 'gone']) positionStore.startOver('ann', video);
  localStorage.clear();
});

const sessionOf = (viewer: Viewer | null): ViewerSession => ({
  auth: { token: async () => null, refresh: async () => null },
  token: () => null,
  viewer: () => viewer,
  known: async () => viewer,
  onChange: () => () => undefined,
});

const show = (viewer: Viewer | null = ann) => (
  <ViewerProvider value={sessionOf(viewer)}>
    <PageProviders api={api} now={Date.now()}>
      <BegunRow />
    </PageProviders>
  </ViewerProvider>
);
const ann = { id: 'ann' };
const row = () => screen.findByRole('region', { name: 'Continue watching' });
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').getAttribute('href'));

it('has what the viewer has begun, matches and clips, the latest first, and not what is gone', async () => {
  for (const video of [matches[0] ?? '', 'gone', clip, matches[1] ?? '']) positionStore.keep('ann', video, begun[0]);
  render(show());
  const order = positionStore.latest('ann').filter((video) => video !== 'gone');
  expect(links(await row()).map((href) => href?.split('/')[2])).toEqual(order);
  // All matches in one call, and each clip by itself.
  expect(calls.filter((path) => path.includes('/list'))).toHaveLength(1);
});

it('lets go at once of what is watched to its end', async () => {
  for (const video of matches) positionStore.keep('ann', video, begun[0]);
  render(show());
  expect(links(await row())).toHaveLength(matches.length);
  act(() => positionStore.startOver('ann', matches[0] ?? ''));
  await waitFor(async () => expect(links(await row())).toHaveLength(matches.length - 1));
});

it('is nothing, and asks for nothing, for a visitor and for a viewer who has begun nothing', () => {
  positionStore.keep('ann', matches[0] ?? '', begun[0]);
  for (const viewer of [null, { id: 'bob' }]) {
    render(show(viewer));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
  }
  expect(calls).toEqual([]);
});
