import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireEvent } from '@touchline/contract';
import type { ReactNode } from 'react';
import type { ShelfKind } from '../catalog-options.ts';
import { createWorld } from '../testing/catalog-world.tsx';
import { homePage } from './home.page.tsx';
import { shelfQuery } from './shelf-queries.ts';

const now = Date.parse('2026-02-12T19:30:00.000Z');
const shelves: ShelfKind[] = ['live', 'upcoming', 'highlights', 'channels', 'clips', 'latest', 'suggested'];
const options = { home: { shelves, scope: {} } };
const { Page: Home } = homePage(options);

const names = {
  TRA: ['Tromsø Aurora', '#0d8f88'],
  BER: ['Bergen Storm', '#4b2a8c'],
  GOT: ['Göteborg Harriers', '#1f3fa0'],
  MAL: ['Malmö Tide', '#2f9be0'],
  HEL: ['Helsinki Icebreakers', '#1550b4'],
  STA: ['Stavanger Anchors', '#14503f'],
} as const;
const pairs = [
  ['TRA', 'BER'],
  ['GOT', 'MAL'],
  ['HEL', 'STA'],
  ['HEL', 'TRA'],
] as const;

const side = (letters: keyof typeof names, score: number) => ({
  name: names[letters][0],
  short_name: letters,
  color: names[letters][1],
  logo_url: `/art/crest-${letters}.svg`,
  score,
});

function match(index: number, changes: Partial<WireEvent>): WireEvent {
  const [home, away] = pairs[index % pairs.length] ?? pairs[0];
  return {
    id: `${changes.status}-${index}`,
    media_type: 'event',
    status: 'live',
    sport_type: 'ice-hockey',
    commerce_coverage: 'commerce_free_media',
    image_url: `/art/poster-${home}-${away}.svg`,
    team1: side(home, 3),
    team2: side(away, index),
    identities: [{ id: 'men', type: 'identity', title: 'Men, round 31' }],
    updated_at: new Date(now).toISOString(),
    ...changes,
  };
}

const many = (count: number, make: (index: number) => WireEvent) =>
  Array.from({ length: count }, (_, index) => make(index));
const ago = (hours: number) => new Date(now - hours * 3600_000).toISOString();
const played = (index: number) =>
  match(index, { status: 'archived', duration: 9066, event_date: ago(24 * (index + 1)) });
const highlight = (index: number) =>
  match(index, {
    status: 'vod',
    media_type: 'highlight',
    title: 'Ten saves that decided round 31',
    image_url: index % 2 === 0 ? '/art/scene-r1.svg' : '/art/title-top10.svg',
    duration: 330,
    event_date: ago(20 * (index + 1)),
  });

const samples: Record<ShelfKind, WireEvent[]> = {
  live: many(6, (index) => match(index, { clock: { period: 1 + (index % 3), seconds: 433, running: true } })),
  upcoming: many(6, (index) => match(index, { status: 'upcoming', event_date: ago(-1 - index * 9) })),
  highlights: many(5, highlight),
  channels: ['NIL One', 'Ice 24', 'NIL Classic'].map((title, index) => match(index, { status: 'channel', title })),
  clips: many(7, (index) => ({
    ...highlight(index),
    id: `clip-${index}`,
    image_url: index % 2 === 0 ? '/art/scene-p1.svg' : '/art/scene-p4.svg',
  })),
  latest: many(6, played),
  suggested: many(6, (index) => ({ ...played(index), id: `suggested-${index}` })),
};

interface SceneProps {
  /** Shelves that are loaded; the others wait. */
  loaded: readonly ShelfKind[];
  /** Shelves without an entry. */
  empty?: readonly ShelfKind[];
}

/** Home over a cache that holds some shelves; the network never answers. */
function Scene({ loaded, empty = [] }: SceneProps): ReactNode {
  const world = createWorld({ backendUrl: 'http://nowhere.invalid', now });
  world.breakNetwork(() => new Promise(() => {}));
  for (const kind of loaded) {
    const entries = empty.includes(kind) ? [] : samples[kind];
    world.queryClient.setQueryData(shelfQuery(world.api, kind, {}, () => now).queryKey, {
      entries,
      more: false,
      instant: '',
    });
  }
  return (
    <world.Providers>
      <Home />
    </world.Providers>
  );
}

const meta: Meta<typeof Scene> = { title: 'Catalog/Home', component: Scene, parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj<typeof Scene>;

export const Full: Story = { args: { loaded: shelves } };
export const Waiting: Story = { args: { loaded: ['live'] } };
export const NothingLive: Story = { args: { loaded: shelves, empty: ['live', 'suggested'] } };
export const Empty: Story = { args: { loaded: shelves, empty: shelves } };
