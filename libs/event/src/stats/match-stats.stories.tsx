import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import { Scene } from '../testing/scene.tsx';
import { wireMatch } from '../testing/wire.ts';
import { MatchStats } from './match-stats.tsx';

const rows = [
  { title: 'Shots on goal', team1: '31', team2: '24' },
  { title: 'Face-offs won', team1: '22', team2: '27' },
  { title: 'Power play', team1: '1/3', team2: '0/2' },
];
const answer = async (): Promise<Response> => Response.json({ content: { vidswap: { 'game-overview': rows } } });

function Panel() {
  return <MatchStats view={useEventViews()(wireMatch({ stats_enabled: true }))} />;
}

const meta: Meta = {
  title: 'Event/Match stats',
  render: () => (
    <Scene fetch={answer}>
      <div style={{ maxInlineSize: 372 }}>
        <Panel />
      </div>
    </Scene>
  ),
};
export default meta;

export const Default: StoryObj = {};
