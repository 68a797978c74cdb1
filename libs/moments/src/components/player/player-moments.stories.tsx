import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaskAllScores, type PlayerView, useEventViews } from '@touchline/content';
import type { Tag, WireEvent } from '@touchline/contract';
import { createList, refusal } from '@touchline/feature-kit/testing';
import { useState } from 'react';
import { createMomentsWorld, type Responder } from '../../testing/moments-world.tsx';
import { PlayerMoments } from './player-moments.tsx';

const team = { id: 'tra', name: 'Tromsø Aurora', shortName: 'TRA', color: '#0d8f88' };
const player: PlayerView = {
  id: 'tra-19',
  name: 'Eirik Moen',
  number: '19',
  position: 'forward',
  image: undefined,
  isCaptain: true,
  team,
};
const match: WireEvent = {
  id: 'm1',
  title: 'Tromsø Aurora v Oslo Ravens',
  media_type: 'event',
  status: 'archived',
  sport_type: 'ice-hockey',
  event_date: '2026-02-12T18:00:00.000Z',
  commerce_coverage: 'commerce_free_media',
  available_for_user: true,
  available_in_region: true,
  source: { hd: '/media/m1.m3u8' },
  team1: { id: 'tra', name: 'Tromsø Aurora', color: '#0d8f88' },
  team2: { id: 'osl', name: 'Oslo Ravens', color: '#c2452d' },
  lineups: {
    team1: {
      starters: [
        { id: 'tra-19', name: 'Eirik Moen' },
        { id: 'tra-8', name: 'Odin Vik' },
      ],
    },
  },
};
const otherMatch: WireEvent = { ...match, id: 'm2', title: 'Bergen Orcas v Tromsø Aurora', lineups: undefined };
const goal: Tag = {
  id: 'a',
  type: 'player',
  kind: 'goal',
  global: true,
  time: 300_000,
  period: 2,
  clock_seconds: 433,
  title: 'Goal, Eirik Moen',
  playerNumber: '19',
  player_id: 'tra-19',
  assist_id: 'tra-8',
  team: { teamId: 'tra', title: team.name, color: team.color },
};

const respond: Responder = (path, request) => {
  if (path === '/api/clip/list') return createList([]);
  if (path === '/api/event/list') return createList([match, otherMatch]);
  return request
    .clone()
    .text()
    .then((body) => createList(body.includes('"m2"') ? [{ ...goal, id: 'b', time: 90_000 }] : [goal]));
};

function PlayerOf({ responder, isSpoilerFree }: { responder: Responder; isSpoilerFree: boolean }) {
  const [world] = useState(() => createMomentsWorld('https://api.example', responder));
  return (
    <world.Providers>
      <MaskAllScores value={isSpoilerFree}>
        <main style={{ maxInlineSize: 440 }}>
          <h1>{player.name}</h1>
          <h2>{team.name}</h2>
          <Moments />
        </main>
      </MaskAllScores>
    </world.Providers>
  );
}

function Moments() {
  return <PlayerMoments event={useEventViews()(match)} player={player} onLeave={() => undefined} />;
}

const createStory = (responder: Responder, isSpoilerFree = false): StoryObj => ({
  render: () => <PlayerOf responder={responder} isSpoilerFree={isSpoilerFree} />,
});

const meta: Meta = { title: 'Moments/Player' };
export default meta;

export const Default: StoryObj = createStory(respond);
export const SpoilerFree: StoryObj = createStory(respond, true);
export const Empty: StoryObj = createStory(() => createList([]));
export const Failed: StoryObj = createStory(() => refusal('backend_failed', 503));
export const Waiting: StoryObj = createStory(() => new Promise(() => undefined));
