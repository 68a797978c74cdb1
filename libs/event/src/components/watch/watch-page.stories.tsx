import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { HighlightsShelf } from '../../pages/event/highlights-shelf.tsx';
import { RelatedList } from '../../pages/event/related-list.tsx';
import { MatchStats } from '../stats/match-stats.pages.tsx';
import { Scene } from '../../testing/scene.tsx';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { WaitingPage } from './waiting-page.pages.tsx';
import { WatchPage } from './watch-page.pages.tsx';

const dayMs = 86_400_000;
const stats = [
  { title: 'Shots on goal', team1: '31', team2: '24' },
  { title: 'Face-offs won', team1: '22', team2: '27' },
];
const relatedEvents = [
  createWireMatch({ id: 'm2', image_url: '/art/poster-GOT-MAL.svg', title: 'Göteborg Harriers v Malmö Tide' }),
  createWireMatch({ id: 'm3', image_url: '/art/scene-r1.svg', media_type: 'highlight', status: 'vod', duration: 468 }),
  createWireMatch({ id: 'm4', image_url: undefined, status: 'archived', duration: 9066 }),
];

/** Answers calls for statistics and related videos; all other calls stay pending. */
const respondInStory: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (/stat/.test(pathname)) return Response.json({ content: { vidswap: { 'game-overview': stats } } });
  if (!/relat/.test(pathname)) return new Promise(() => undefined);
  const entries = {
    entries: relatedEvents,
    entryCount: 3,
    count: 3,
    startIndex: 0,
    itemsPerPage: 12,
    nextExists: false,
  };
  return Response.json({ content: entries });
};

/** By part of an address: a promise that the window's event `answer` resolves. */
const gatesByPathPart = new Map(
  ['related', 'clip', 'stat'].map((pathPart) => [pathPart, Promise.withResolvers<void>()]),
);

addEventListener('answer', (event) => {
  if (event instanceof CustomEvent) gatesByPathPart.get(String(event.detail))?.resolve();
});

/** Responds after the promise of the address. Only the list of related videos has entries. */
const fetchStub: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const [pathPart, heldResponse] = [...gatesByPathPart].find(([key]) => pathname.includes(key)) ?? [];
  if (!heldResponse) return new Promise(() => undefined);
  await heldResponse.promise;
  if (pathPart === 'related') return respondInStory(input);
  const emptyList = { entries: [], entryCount: 0, count: 0, startIndex: 0, itemsPerPage: 24, nextExists: false };
  return Response.json({ content: pathPart === 'stat' ? { vidswap: {} } : emptyList });
};

function Page({ changes }: { changes: Partial<WireEvent> }) {
  const view = useEventViews()(createWireMatch({ image_url: '/art/scene-hero.svg', source: undefined, ...changes }));
  const openEvent = { view, adTags: [], isGone: false, refetch: () => new Promise<undefined>(() => undefined) };
  return (
    <WatchPage
      openEvent={openEvent}
      below={
        <>
          <MatchStats view={view} />
          <HighlightsShelf view={view} highlightKind="game" />
          <HighlightsShelf view={view} highlightKind="player" />
        </>
      }
      rail={<RelatedList id={view.id} />}
    />
  );
}

const meta: Meta<{ changes: Partial<WireEvent>; now: number; fetch: typeof fetch }> = {
  title: 'Event/Page',
  parameters: { layout: 'fullscreen' },
  args: { changes: {}, now: kickOff, fetch: respondInStory },
  render: ({ changes, now, ...given }) => (
    <Scene now={now} fetch={given.fetch}>
      <main>
        <Page changes={changes} />
      </main>
    </Scene>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const ToCome: Story = { args: { changes: { status: 'upcoming' }, now: kickOff - 1.7 * dayMs } };
export const WithoutRecording: Story = {
  args: { changes: { status: 'archived', stats_enabled: true }, now: kickOff + 6 * dayMs },
};
/** The content below the video is loading, and the page will get no statistics and highlights. */
export const Arriving: Story = {
  args: { changes: { status: 'archived', stats_enabled: true }, now: kickOff + 6 * dayMs, fetch: fetchStub },
};
export const Members: Story = {
  args: { changes: { available_for_user: false, commerce_coverage: 'commerce_members_media' }, now: kickOff + 600_000 },
};
export const Waiting: Story = {
  render: () => (
    <Scene>
      <WaitingPage />
    </Scene>
  ),
};
