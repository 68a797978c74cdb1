import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireEvent } from '@touchline/contract';
import { applyUpdate } from '@touchline/content';
import { type ReactNode, useEffect } from 'react';
import type { ShelfKind } from '../../options.ts';
import { createWorld } from '../../testing/catalog-world.tsx';
import {
  getTimeBefore,
  createEvents,
  createSampleMatch,
  createPlayedMatch,
  sampleNow as now,
} from '../../testing/sample-matches.ts';
import { homePage } from './home.page.tsx';
import { createShelfQuery } from '../../api/home-queries.ts';

const shelves: ShelfKind[] = ['live', 'upcoming', 'highlights', 'channels', 'clips', 'latest', 'suggested'];
const options = { home: { hero: true, shelves, scope: {} } };
const { Page: Home } = homePage(options);

const createHighlight = (index: number) =>
  createSampleMatch(index, {
    status: 'vod',
    media_type: 'highlight',
    title: 'Ten saves that decided round 31',
    image_url: index % 2 === 0 ? '/art/scene-r1.svg' : '/art/title-top10.svg',
    duration: 330,
    event_date: getTimeBefore(20 * (index + 1)),
  });

const samples: Record<ShelfKind, WireEvent[]> = {
  live: createEvents(6, (index) =>
    createSampleMatch(index, { clock: { period: 1 + (index % 3), seconds: 433, running: true } }),
  ),
  upcoming: createEvents(6, (index) =>
    createSampleMatch(index, { status: 'upcoming', event_date: getTimeBefore(-1 - index * 9) }),
  ),
  highlights: createEvents(5, createHighlight),
  channels: ['NIL One', 'Ice 24', 'NIL Classic'].map((title, index) =>
    createSampleMatch(index, { status: 'channel', title }),
  ),
  clips: createEvents(7, (index) => ({
    ...createHighlight(index),
    id: `clip-${index}`,
    image_url: index % 2 === 0 ? '/art/scene-p1.svg' : '/art/scene-p4.svg',
  })),
  latest: createEvents(6, createPlayedMatch),
  suggested: createEvents(6, (index) => ({ ...createPlayedMatch(index), id: `suggested-${index}` })),
};

interface SceneProps {
  /** Shelves that are loaded. The others stay pending. */
  loadedShelves: readonly ShelfKind[];
  /** Loaded shelves without entries. */
  emptyShelves?: readonly ShelfKind[];
  /** The number of live matches that end while the story is open. */
  endedShelfCount?: number;
}

/** Home with some cached shelves. No request gets a response. */
function Scene({ loadedShelves, emptyShelves = [], endedShelfCount = 0 }: SceneProps): ReactNode {
  const world = createWorld({ backendUrl: 'http://nowhere.invalid', now });
  world.breakNetwork(() => new Promise(() => {}));
  for (const kind of loadedShelves) {
    const entries = emptyShelves.includes(kind) ? [] : samples[kind];
    world.queryClient.setQueryData(createShelfQuery(world.api, kind, {}, () => now).queryKey, {
      entries,
      more: false,
      instant: '',
    });
  }
  useEffect(() => {
    const { status, duration, event_date } = createPlayedMatch(-1);
    for (const { id } of samples.live.slice(0, endedShelfCount))
      void applyUpdate(world.queryClient, id, { status, duration, event_date, clock: null });
  });
  return (
    <world.Providers>
      <Home />
    </world.Providers>
  );
}

const meta: Meta<typeof Scene> = { title: 'Catalog/Home', component: Scene, parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj<typeof Scene>;

export const Full: Story = { args: { loadedShelves: shelves } };
export const Waiting: Story = { args: { loadedShelves: ['live'] } };
export const NothingLive: Story = { args: { loadedShelves: shelves, emptyShelves: ['live', 'suggested'] } };
export const SomeHaveEnded: Story = { args: { loadedShelves: shelves, endedShelfCount: 3 } };
export const AllHaveEnded: Story = { args: { loadedShelves: shelves, endedShelfCount: 6 } };

const women = { kind: 'latest' as const, title: { en: 'Women' }, league_ids: ['women'] };
const { Page: OwnShelvesHome } = homePage({
  home: { hero: { kinds: ['upcoming'] }, shelves: ['upcoming', women, 'latest'], scope: {} },
});
/** Two shelves of one kind: one by name, and one with its own title and filters. The hero is the next match. */
export const OwnShelves: Story = {
  render: () => {
    const world = createWorld({ backendUrl: 'http://nowhere.invalid', now });
    const { league_ids } = women;
    for (const [kind, scope] of [
      ['upcoming', {}],
      ['latest', { league_ids }],
      ['latest', {}],
    ] as const)
      world.queryClient.setQueryData(createShelfQuery(world.api, kind, scope, () => now).queryKey, {
        entries: samples[kind],
        more: false,
        instant: '',
      });
    return (
      <world.Providers>
        <OwnShelvesHome />
      </world.Providers>
    );
  },
  args: { loadedShelves: [] },
};
export const Empty: Story = { args: { loadedShelves: shelves, emptyShelves: shelves } };
