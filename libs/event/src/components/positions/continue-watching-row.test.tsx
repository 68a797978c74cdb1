import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createApi } from '@touchline/api-client';
import { seenStore } from '@touchline/content';
import { listClips, listEvents } from '@touchline/contract';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { ContinueWatchingRow } from './continue-watching-row.tsx';
import { positionStore } from '../../state/positions/position-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const calls: string[] = [];
const api = createApi({
  baseUrl: inject('backendUrl'),
  limits: { maxTries: 1 },
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
  const playedList = await api.call(listEvents, { body: { size: 3, filters } });
  matches = playedList.entries.map(({ id }) => id);
  const clips = await api.call(listClips, { body: { size: 1, filters: { media_type: ['highlight'] } } });
  clip = clips.entries[0]?.id ?? '';
});

const positions = [{ seconds: 300, durationSeconds: 5400 }] as const;
beforeEach(() => {
  document.documentElement.dataset['site'] = 'nordic';
  calls.length = 0;
});
afterEach(() => {
  cleanup();
  for (const video of [...matches, clip, 'gone']) positionStore.startOver('ann', video);
  localStorage.clear();
});

const createRow = (viewer: Viewer | null = signedInViewer) => (
  <ViewerProvider value={createViewerSession(viewer)}>
    <PageProviders api={api} now={Date.now()}>
      <ContinueWatchingRow />
    </PageProviders>
  </ViewerProvider>
);
const signedInViewer = { id: 'ann' };
const findRow = () => screen.findByRole('region', { name: 'Continue watching' });
const listLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').getAttribute('href'));

it('the row of unfinished videos lists matches and clips, the latest first, without missing ones', async () => {
  for (const video of [matches[0] ?? '', 'gone', clip, matches[1] ?? ''])
    positionStore.save('ann', video, positions[0]);
  render(createRow());
  const order = positionStore.getLatestVideos('ann').filter((video) => video !== 'gone');
  expect(listLinks(await findRow()).map((href) => href?.split('/')[2])).toEqual(order);
  // All matches load with one call; each clip needs its own call.
  expect(calls.filter((path) => path.includes('/list'))).toHaveLength(1);
});

it('the row hides a match’s score until the viewer has seen the match to its end', async () => {
  positionStore.save('ann', matches[0] ?? '', positions[0]);
  render(createRow());
  const row = within(await findRow());
  expect(row.getAllByText('Score hidden').length).toBeGreaterThan(0);
  act(() => seenStore.markRevealed(matches[0] ?? ''));
  expect(row.queryAllByText('Score hidden')).toEqual([]);
});

it('a video disappears from the row at once when the viewer has finished it', async () => {
  for (const video of matches) positionStore.save('ann', video, positions[0]);
  render(createRow());
  expect(listLinks(await findRow())).toHaveLength(matches.length);
  act(() => positionStore.startOver('ann', matches[0] ?? ''));
  await waitFor(async () => expect(listLinks(await findRow())).toHaveLength(matches.length - 1));
});

it('a visitor or a viewer without unfinished videos gets no row, and no call is made', () => {
  positionStore.save('ann', matches[0] ?? '', positions[0]);
  for (const viewer of [null, { id: 'bob' }]) {
    render(createRow(viewer));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
  }
  expect(calls).toEqual([]);
});
