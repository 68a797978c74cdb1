import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { HighlightsShelf } from '../related/highlights-shelf.tsx';
import { RelatedList } from '../related/related-list.tsx';
import { MatchStats } from '../stats/match-stats.tsx';
import { Scene } from '../testing/scene.tsx';
import { kickOff, wireMatch } from '../testing/wire.ts';
import { WaitingPage } from './waiting-page.pages.tsx';
import { WatchPage } from './watch-page.pages.tsx';

const day = 86_400_000;
const stats = [
  { title: 'Shots on goal', team1: '31', team2: '24' },
  { title: 'Face-offs won', team1: '22', team2: '27' },
];
const related = [
  wireMatch({ id: 'm2', image_url: '/art/poster-GOT-MAL.svg', title: 'Göteborg Harriers v Malmö Tide' }),
  wireMatch({ id: 'm3', image_url: '/art/scene-r1.svg', media_type: 'highlight', status: 'vod', duration: 468 }),
  wireMatch({ id: 'm4', image_url: undefined, status: 'archived', duration: 9066 }),
];

/** Answers calls for statistics and related videos; all other calls stay pending. */
const answer: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (/stat/.test(pathname)) return Response.json({ content: { vidswap: { 'game-overview': stats } } });
  if (!/relat/.test(pathname)) return new Promise(() => undefined);
  const entries = { entries: related, entryCount: 3, count: 3, startIndex: 0, itemsPerPage: 12, nextExists: false };
  return Response.json({ content: entries });
};

/** Parts of addresses, each with a promise that an event of the window resolves. */
const words = new Map(['related', 'clip', 'stat'].map((part) => [part, Promise.withResolvers<void>()]));

addEventListener('answer', (event) => {
  if (event instanceof CustomEvent) words.get(String(event.detail))?.resolve();
});

/** The response waits for the window's event of its address. Only related videos have entries. */
const onWord: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const [part, heard] = [...words].find(([word]) => pathname.includes(word)) ?? [];
  if (!heard) return new Promise(() => undefined);
  await heard.promise;
  if (part === 'related') return answer(input);
  const none = { entries: [], entryCount: 0, count: 0, startIndex: 0, itemsPerPage: 24, nextExists: false };
  return Response.json({ content: part === 'stat' ? { vidswap: {} } : none });
};

function Page({ part }: { part: Partial<WireEvent> }) {
  const view = useEventViews()(wireMatch({ image_url: '/art/scene-hero.svg', source: undefined, ...part }));
  const open = { view, adTags: [], gone: false, refetch: () => new Promise<undefined>(() => undefined) };
  return (
    <WatchPage
      open={open}
      below={
        <>
          <MatchStats view={view} />
          <HighlightsShelf view={view} of="game" />
          <HighlightsShelf view={view} of="player" />
        </>
      }
      rail={<RelatedList id={view.id} />}
    />
  );
}

const meta: Meta<{ part: Partial<WireEvent>; now: number; fetch: typeof fetch }> = {
  title: 'Event/Page',
  parameters: { layout: 'fullscreen' },
  args: { part: {}, now: kickOff, fetch: answer },
  render: ({ part, now, ...given }) => (
    <Scene now={now} fetch={given.fetch}>
      <main>
        <Page part={part} />
      </main>
    </Scene>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const ToCome: Story = { args: { part: { status: 'upcoming' }, now: kickOff - 1.7 * day } };
export const WithoutRecording: Story = {
  args: { part: { status: 'archived', stats_enabled: true }, now: kickOff + 6 * day },
};
/** The content below the video is loading, and the page will get no statistics and highlights. */
export const Arriving: Story = {
  args: { part: { status: 'archived', stats_enabled: true }, now: kickOff + 6 * day, fetch: onWord },
};
export const Members: Story = {
  args: { part: { available_for_user: false, commerce_coverage: 'commerce_members_media' }, now: kickOff + 600_000 },
};
export const Waiting: Story = {
  render: () => (
    <Scene>
      <WaitingPage />
    </Scene>
  ),
};
