import type { Meta, StoryObj } from '@storybook/react-vite';
import { setLatePicture, useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { useEffect } from 'react';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { MatchStats } from './match-stats.pages.tsx';

const rows = [
  { title: 'Shots on goal', team1: '31', team2: '24' },
  { title: 'Face-offs won', team1: '22', team2: '27' },
  { title: 'Power play', team1: '1/3', team2: '0/2' },
];
const changes = [
  { time: 290_000, period: 1, team1: 1, team2: 0 },
  { time: 1_458_000, period: 2, team1: 1, team2: 1 },
  { time: 2_102_000, period: 2, team1: 1, team2: 2 },
  { time: 2_811_000, period: 3, team1: 2, team2: 2 },
  { time: 3_200_000, period: 3, team1: 3, team2: 2 },
];
const scores = {
  team1: { score: 3, periods: [1, 0, 2] },
  team2: { score: 2, periods: [0, 2, 0] },
  period: '3',
};
/** Changes of a match with a basket every half minute. */
const manyChanges = Array.from({ length: 80 }, (_, index) => ({
  time: index * 30_000,
  period: 1 + Math.floor(index / 20),
  team1: Math.round((index * (1.2 + Math.sin(index / 9) / 9)) / 2),
  team2: Math.round((index + 1) / 2),
}));

function Panel({ event }: { event: Partial<WireEvent> }) {
  return <MatchStats view={useEventViews()(createWireMatch({ stats_enabled: true, ...event }))} />;
}

const createPanelStory = (vidswap: object, event: Partial<WireEvent> = {}): StoryObj => ({
  render: () => (
    <Scene fetch={async () => Response.json({ content: { vidswap } })}>
      <div style={{ maxInlineSize: 720 }}>
        <Panel event={event} />
      </div>
    </Scene>
  ),
});

const meta: Meta = { title: 'Event/Match stats' };
export default meta;

const score = {
  team1: { name: 'Tromsø Aurora', short_name: 'TRA', color: '#0d8f88', score: 3 },
  team2: { name: 'Oslo Ravens', short_name: 'OSL', color: '#c8a032', score: 2 },
};

export const Default: StoryObj = createPanelStory(
  { 'game-overview': rows, 'game-scores': { ...scores, changes } },
  score,
);

/** The recording shows the end of the match, so the first goals have no link. */
export const BeforeRecording: StoryObj = createPanelStory(
  { 'game-scores': { ...scores, changes: changes.map((change) => ({ ...change, time: change.time - 2_500_000 })) } },
  score,
);

function PanelBehindLive({ second }: { second: number }) {
  useEffect(() => {
    setLatePicture({ matchId: 'm1', second });
    return () => setLatePicture(undefined);
  }, [second]);
  return <Panel event={score} />;
}

/** The video is behind live, and its clock runs from the last goal. */
export const BehindLive: StoryObj = {
  render: () => (
    <Scene
      fetch={async () =>
        Response.json({
          content: {
            vidswap: {
              'game-overview': rows,
              'game-scores': { ...scores, changes: changes.map((change) => ({ ...change, clock_seconds: 240 })) },
            },
          },
        })
      }
    >
      <div style={{ maxInlineSize: 720 }}>
        <PanelBehindLive second={2_300} />
      </div>
    </Scene>
  ),
};

/** The response of a backend without a history of the score. */
export const WithoutTimeline: StoryObj = createPanelStory({ 'game-overview': rows, 'game-scores': scores }, score);

export const ComparisonAlone: StoryObj = createPanelStory({ 'game-overview': rows });

/** The list has only the moments in which the lead changed. */
export const VeryManyChanges: StoryObj = createPanelStory(
  { 'game-scores': { changes: manyChanges } },
  { ...score, sport_type: 'basketball' },
);

export const Waiting: StoryObj = {
  render: () => (
    <Scene>
      <Panel event={score} />
    </Scene>
  ),
};
