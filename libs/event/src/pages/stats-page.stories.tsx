import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { contentKeys } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { Route, Routes } from 'react-router-dom';
import { Scene } from '../testing/scene.tsx';
import { createWireMatch } from '../testing/wire.ts';
import { statsPage } from './stats.page.tsx';

const { Page } = statsPage({ match_stats: true });

const vidswap = {
  'game-scores': {
    team1: { score: 1, periods: [1, 0] },
    team2: { score: 0, periods: [0, 0] },
    changes: [{ time: 790_000, period: 1, team1: 1, team2: 0, player_id: 'p1', assist_id: 'p2', clock_seconds: 433 }],
  },
  'game-overview': [
    { title: 'Shots on goal', team1: '31', team2: '24' },
    { title: 'Power play', team1: '1/3', team2: '0/2' },
  ],
};

function StatsPage({ event }: { event: WireEvent }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(contentKeys.event(event.id, 'id'), event);
  return (
    <Scene
      queryClient={queryClient}
      fetch={async () => Response.json({ content: { vidswap } })}
      path={`/events/stats/${event.id}/`}
    >
      <Routes>
        <Route path="/events/stats/:eventId/" element={<Page />} />
      </Routes>
    </Scene>
  );
}

const meta: Meta = { title: 'Event/Stats page' };
export default meta;

export const Default: StoryObj = {
  render: () => (
    <StatsPage
      event={createWireMatch({
        stats_enabled: true,
        lineups: {
          team1: {
            starters: [
              { id: 'p1', name: 'Eirik Moen', number: '19' },
              { id: 'p2', name: 'Odin Vik', number: '8' },
            ],
          },
        },
      })}
    />
  ),
};
export const BeforeTheMatch: StoryObj = { render: () => <StatsPage event={createWireMatch({ status: 'upcoming' })} /> };
export const NoneToShow: StoryObj = { render: () => <StatsPage event={createWireMatch()} /> };
