import { createList } from '@touchline/feature-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireEvent } from '@touchline/contract';
import type { PageModule } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { livePage } from '../live/live.page.tsx';
import { respondFailure, createWorld } from '../../testing/catalog-world.tsx';
import {
  getTimeBefore,
  createEvents,
  createSampleMatch,
  createPlayedMatch,
  sampleNow,
} from '../../testing/sample-matches.ts';
import { archivePage } from './archive.page.tsx';
import { upcomingPage } from './upcoming.page.tsx';

const options = { home: { hero: true, shelves: [], scope: {} } };
const archive = archivePage(options);
const upcoming = upcomingPage(options);
const live = livePage(options);

interface SceneProps {
  page: PageModule;
  /** Entries of the list; `broken` makes its request fail, and `waiting` leaves it pending. */
  answer: readonly WireEvent[] | 'broken' | 'waiting';
  /** The address, with its filters. */
  path?: string | undefined;
}

/** Renders a list page with this response. */
function Scene({ page: { Page }, answer, path }: SceneProps): ReactNode {
  const world = createWorld({ backendUrl: 'http://nowhere.invalid', now: sampleNow });
  world.breakNetwork(() => {
    if (answer === 'waiting') return new Promise(() => {});
    return answer === 'broken' ? respondFailure() : createList(answer);
  });
  return (
    <world.Providers path={path}>
      <main>
        <Page />
      </main>
    </world.Providers>
  );
}

const meta: Meta<typeof Scene> = { title: 'Catalog/Lists', component: Scene, parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj<typeof Scene>;

const withListId = (event: WireEvent, index: number): WireEvent => ({ ...event, id: `list-${index}` });
const createUpcoming = (index: number) =>
  createSampleMatch(index, { status: 'upcoming', event_date: getTimeBefore(-1 - index * 5) });

export const Archive: Story = {
  args: { page: archive, answer: createEvents(9, (index) => createPlayedMatch(index >> 2)).map(withListId) },
};
export const Upcoming: Story = { args: { page: upcoming, answer: createEvents(7, createUpcoming).map(withListId) } };
/** A schedule from yesterday, whose matches have started and ended since. */
export const UpcomingOfYesterday: Story = {
  args: {
    page: upcoming,
    answer: createEvents(5, (index) =>
      createSampleMatch(index, {
        status: (['archived', 'live', 'upcoming'] as const)[index] ?? 'upcoming',
        event_date: getTimeBefore(2.5 - index * 1.2),
        clock: { period: 2, seconds: 433, running: true },
      }),
    ).map(withListId),
  },
};
export const Live: Story = {
  args: { page: live, answer: createEvents(6, (index) => createSampleMatch(index, {})).map(withListId) },
};
export const ArchiveToCome: Story = { args: { page: archive, answer: 'waiting' } };
export const UpcomingToCome: Story = { args: { page: upcoming, answer: 'waiting' } };
export const NothingInTheArchive: Story = { args: { page: archive, answer: [] } };
export const NothingToCome: Story = { args: { page: upcoming, answer: [] } };
export const NothingLive: Story = { args: { page: live, answer: [] } };
export const Failed: Story = { args: { page: archive, answer: 'broken' } };
/** A list with three filters, one of them an id whose title is not loaded. */
export const Filtered: Story = {
  args: {
    page: archive,
    path: '/archive/?team=hel&type=training&date=2026-02-01_2026-02-10',
    answer: createEvents(6, createPlayedMatch).map(withListId),
  },
};
/** The empty state of a filtered list, with a button that clears the filters. */
export const FilteredToNothing: Story = {
  args: { page: archive, path: '/archive/?type=training&date=past_30_days', answer: [] },
};
/** A past day of the schedule: results, below the links to past days. */
export const Results: Story = {
  args: {
    page: upcoming,
    path: '/upcoming/?day=2026-02-11',
    answer: createEvents(5, () => createPlayedMatch(0)).map(withListId),
  },
};
