import { cleanup, render, screen } from '@testing-library/react';
import { createApi } from '@touchline/api-client';
import { eventQuery } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { createWireMatch } from '../testing/wire.ts';
import { statsPage } from './stats.page.tsx';

afterEach(cleanup);

const { Page } = statsPage({ match_stats: true });
const overview = [{ title: 'Shots', team1: '3', team2: '4' }];

function openStatsPage(event: WireEvent, vidswap: object = {}) {
  const queryClient = new QueryClient();
  const fetch = async () => Response.json({ content: { vidswap } });
  const { queryKey } = eventQuery(createApi({ baseUrl: '', fetch }), event.id);
  queryClient.setQueryData(queryKey, event);
  render(
    <Scene fetch={fetch} queryClient={queryClient} path={`/events/stats/${event.id}/`}>
      <Routes>
        <Route path="/events/stats/:eventId/" element={<Page />} />
      </Routes>
    </Scene>,
  );
}

test('shows a match’s statistics on their own page, with a link to the match', async () => {
  openStatsPage(createWireMatch({ stats_enabled: true }), { 'game-overview': overview });
  expect(await screen.findByText('Shots')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch the match' }).getAttribute('href')).toBe('/events/m1/');
});

test.each<[string, Partial<WireEvent>, RegExp]>([
  ['that has not begun', { status: 'upcoming', stats_enabled: false }, /once the match has started/],
  ['that this viewer may not watch', { stats_enabled: true, available_for_user: false }, /who can watch/],
  ['without statistics', { stats_enabled: false }, /No stats/],
])('the page explains missing statistics of a match %s, with a link to the match', async (_, changes, expectedText) => {
  openStatsPage(createWireMatch(changes));
  expect(await screen.findByRole('heading', { name: expectedText })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch the match' })).toBeTruthy();
});
