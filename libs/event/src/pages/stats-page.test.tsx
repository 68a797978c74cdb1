import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createApi } from '@touchline/api-client';
import { eventQuery, setLatePicture } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { createWireMatch } from '../testing/wire.ts';
import { statsPage } from './stats.page.tsx';

afterEach(() => {
  cleanup();
  act(() => setLatePicture(undefined));
});

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

test('a match’s statistics have their own page, with a link to the match', async () => {
  openStatsPage(createWireMatch({ stats_enabled: true }), { 'game-overview': overview });
  expect(await screen.findByText('Shots')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch the match' }).getAttribute('href')).toBe('/events/m1/');
});

test('while the mini player is behind live, the page shows score and statistics as of its picture', async () => {
  const changes = [
    { time: 60_000, period: 1, team1: 1, team2: 0, clock_seconds: 50 },
    { time: 600_000, period: 1, team1: 2, team2: 0 },
  ];
  const event = createWireMatch({
    stats_enabled: true,
    team1: { name: 'Aurora', score: 2 },
    team2: { name: 'Ravens', score: 0 },
  });
  act(() => setLatePicture({ matchId: 'm1', second: 95 }));
  openStatsPage(event, { 'game-overview': overview, 'game-scores': { period: 1, changes } });
  expect(await screen.findByText('As of P1 18:35')).toBeTruthy();
  expect(screen.getByText('Aurora 1, Ravens 0', { ignore: '[aria-live]' })).toBeTruthy();
  expect([screen.getByText('1–0'), screen.queryByText('2–0'), screen.queryByText('Shots')]).toEqual([
    expect.anything(),
    null,
    null,
  ]);
  expect(screen.getByRole('button', { name: 'Show live score' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show stats' }));
  expect(sessionStorage.length, 'the choice for this tab').toBe(1);
});

test('the page of all statistics counts the goals and assists of each player', async () => {
  const starters = [
    { id: 'p1', name: 'Eirik Moen', number: '19' },
    { id: 'p2', name: 'Odin Vik' },
  ];
  const changes = [
    { time: 9000, period: 1, team1: 1, team2: 0, player_id: 'p1', assist_id: 'p2', clock_seconds: 433 },
    { time: 90_000, period: 2, team1: 2, team2: 0, player_id: 'p1' },
  ];
  openStatsPage(createWireMatch({ stats_enabled: true, lineups: { team1: { starters } } }), {
    'game-scores': { changes },
  });
  const table = within(await screen.findByRole('region', { name: 'Goals and assists' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent?.replace(/^TRA/, ''))).toEqual([
    'PlayerGoalsAssists',
    '19 Eirik Moen20',
    'Odin Vik01',
  ]);
  expect(screen.getByRole('link', { name: /12:47.*1–0.*Eirik Moen.*Assist: Odin Vik/ })).toBeTruthy();
});

test('the table of a sport without goals and assists has the players’ points', async () => {
  const changes = [{ time: 9000, period: 1, team1: 1, team2: 0, player_id: 'p1' }];
  const lineups = { team1: { starters: [{ id: 'p1', name: 'Eirik Moen' }] } };
  openStatsPage(createWireMatch({ stats_enabled: true, sport_type: 'volleyball', lineups }), {
    'game-scores': { changes },
  });
  const table = within(await screen.findByRole('region', { name: 'Points' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Player', 'Points']);
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
