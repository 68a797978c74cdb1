import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventPlayer, useEventViews } from '@touchline/content';
import type { LineUp, WireEvent } from '@touchline/contract';
import { createFill } from '@touchline/feature-kit/testing';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { LineUpsMount } from './line-ups-mount.tsx';

const positions = ['goalkeeper', 'defender', 'defender', 'forward', 'forward', 'forward'];
const createLineUp = (team: string, names: readonly string[]): LineUp => ({
  starters: names.slice(0, 6).map((name, index) => ({
    id: `${team}-${index}`,
    name,
    number: String(1 + index * 9),
    ...(positions[index] && { position: positions[index] }),
    ...(index === 3 && { captain: true }),
  })),
  bench: names.slice(6).map((name, index) => ({ id: `${team}-b${index}`, name, number: String(60 + index) })),
  coach: 'Vegard Lunde',
});
const lineups: WireEvent['lineups'] = {
  team1: createLineUp('tra', [
    'Sindre Dahl',
    'Eirik Moen',
    'Håkon Vik',
    'Odin Bakke',
    'Mats Tveit',
    'Aksel Aune',
    'Jonas Fosse',
    'Vegard Sande',
  ]),
  team2: createLineUp('osl', [
    'Magnus Myhre',
    'Torbjørn Haugen',
    'Kristian Rønning',
    'Sander Brekke',
    'Eirik Lunde',
    'Mats Hovland',
    'Odin Nesset',
  ]),
};
const fills = new Map([[eventPlayer.name, [createFill(eventPlayer, () => <p>2nd period, 12:47 left</p>)]]]);

function LineUpsOf({ event }: { event: Partial<WireEvent> }) {
  return <LineUpsMount view={useEventViews()(createWireMatch(event))} />;
}

const createStory = (event: Partial<WireEvent>, hash = '', hasMoments = true): StoryObj => ({
  render: () => (
    <Scene path={`/events/m1/${hash}`} fills={hasMoments ? fills : new Map()}>
      <div style={{ maxInlineSize: 860 }}>
        <LineUpsOf event={event} />
      </div>
    </Scene>
  ),
});

const meta: Meta = { title: 'Event/Line-ups' };
export default meta;

export const Default: StoryObj = createStory({ lineups });
export const OpenPlayer: StoryObj = createStory({ lineups }, '#player-tra-3');
export const OneTeam: StoryObj = createStory({
  lineups: { team1: createLineUp('tra', ['Sindre Dahl', 'Eirik Moen']) },
});
export const SubstitutesOnly: StoryObj = createStory({
  lineups: {
    team2: { bench: [{ id: 'a', name: 'A player with a name that is longer than any line of a small phone' }] },
  },
});
export const WithoutMoments: StoryObj = createStory({ lineups }, '', false);
export const NoLineUps: StoryObj = createStory({});
