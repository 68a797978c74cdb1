import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, createList, refusal } from '@touchline/feature-kit/testing';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { autoplayNext } from '../../state/autoplay-next.ts';
import { UpNext } from './up-next.tsx';

const CurrentPath = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="here">{pathname + search}</span>;
};
const getCurrentPath = () => screen.getByTestId('here').textContent;

const createHighlight = (id: string, changes: Partial<WireEvent> = {}) =>
  createWireMatch({
    id,
    event_id: 'm1',
    media_type: 'highlight',
    status: 'vod',
    title: id,
    safe_title: id,
    ...changes,
  });

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  autoplayNext.set(true);
  localStorage.clear();
  vi.useRealTimers();
});

function renderUpNext(
  openedEvent: WireEvent,
  lists: { highlights?: WireEvent[]; own?: WireEvent[]; related?: WireEvent[]; failingList?: string },
  viewer: Viewer | null = null,
) {
  const onWatchAgain = vi.fn();
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (lists.failingList !== undefined && pathname.endsWith(lists.failingList))
      return refusal('service_unavailable', 503);
    if (pathname.endsWith('get_related_videos')) return createList(lists.related ?? []);
    return createList((pathname.endsWith('user_list') ? lists.own : lists.highlights) ?? []);
  };
  render(
    <Scene path="/events/here/" fetch={fetch}>
      <ViewerProvider value={createViewerSession(viewer)}>
        <UpNext view={toEventView(openedEvent, { text: (key) => key })} onWatchAgain={onWatchAgain} />
        <CurrentPath />
      </ViewerProvider>
    </Scene>,
  );
  return { onWatchAgain };
}
const pressButton = (name: string) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }));
const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const [firstHighlight, secondHighlight] = [createHighlight('First'), createHighlight('Second')];

test('“Up next” plays the next video after a countdown', async () => {
  renderUpNext(firstHighlight, { highlights: [firstHighlight, secondHighlight] });
  expect((await screen.findByRole('status')).textContent).toBe('Second');
  await passSeconds(4);
  expect(getCurrentPath()).toBe('/events/here/');
  await passSeconds(5);
  expect(getCurrentPath()).toBe('/events/Second/?media_type=highlight');
});

test('“Up next” shows the picture of a live match, and says that it is live', async () => {
  const liveMatch = createWireMatch({ id: 'Another', image_url: 'https://images.example/another.jpg' });
  renderUpNext(createWireMatch({ id: 'm1', status: 'archived' }), { related: [liveMatch] });
  await screen.findByRole('status');
  expect(screen.getByText('Live')).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('https://images.example/another.jpg');
});

test('Cancel stops the countdown for this video, and the switch stops it for all later videos', async () => {
  renderUpNext(firstHighlight, { highlights: [firstHighlight, secondHighlight] });
  await screen.findByRole('status');
  await pressButton('Cancel');
  await passSeconds(20);
  expect([getCurrentPath(), autoplayNext.get()]).toEqual(['/events/here/', true]);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('switch', { name: 'Play the next video automatically' }));
  cleanup();
  renderUpNext(firstHighlight, { highlights: [firstHighlight, secondHighlight] });
  await screen.findByRole('status');
  await passSeconds(20);
  expect([getCurrentPath(), autoplayNext.get()]).toEqual(['/events/here/', false]);
  await pressButton('Play now');
  expect(getCurrentPath()).toBe('/events/Second/?media_type=highlight');
});

test('“Up next” offers the viewer’s next clip after a clip, and the match’s highlights after the last clip', async () => {
  const createClip = (id: string) => createHighlight(id, { media_type: 'user_clip' });
  const lists = { own: [createClip('a'), createClip('b')], highlights: [firstHighlight] };
  renderUpNext(createClip('a'), lists, { id: 'u1' });
  expect((await screen.findByRole('status')).textContent).toBe('b');
  cleanup();
  renderUpNext(createClip('b'), lists, { id: 'u1' });
  expect((await screen.findByRole('status')).textContent).toBe('First');
});

test.each([
  ['no video follows', [firstHighlight]],
  ['the next video is locked', [firstHighlight, createHighlight('Paid', { available_for_user: false })]],
])('a replay is offered when %s', async (_, highlights) => {
  const { onWatchAgain } = renderUpNext(firstHighlight, { highlights });
  await passSeconds(10);
  await pressButton('Watch again');
  expect(onWatchAgain).toHaveBeenCalledOnce();
  expect(getCurrentPath()).toBe('/events/here/');
});

test('after the last highlight, “Up next” offers the first related video that can be watched now', async () => {
  const related = [
    createWireMatch({ id: 'Paid', status: 'archived', available_for_user: false }),
    createWireMatch({ id: 'To come', status: 'upcoming' }),
    createWireMatch({ id: 'Another', status: 'archived', title: 'Another', safe_title: 'Another' }),
  ];
  renderUpNext(secondHighlight, { highlights: [firstHighlight, secondHighlight], related });
  expect((await screen.findByRole('status')).textContent).toBe('Another');
  await passSeconds(9);
  expect(getCurrentPath()).toBe('/events/Another/');
});

test('“Up next” offers another match after a match, without a countdown', async () => {
  const { onWatchAgain } = renderUpNext(createWireMatch({ id: 'm1', status: 'archived' }), {
    highlights: [firstHighlight],
    related: [createWireMatch({ id: 'Another', status: 'archived', title: 'Another', safe_title: 'Another' })],
  });
  expect((await screen.findByRole('status')).textContent).toBe('Another');
  await passSeconds(20);
  expect([getCurrentPath(), screen.queryByRole('switch')]).toEqual(['/events/here/', null]);
  await pressButton('Watch again');
  expect(onWatchAgain).toHaveBeenCalledOnce();
  await pressButton('Play now');
  expect(getCurrentPath()).toBe('/events/Another/');
});

test('a failed list of videos is logged once with its code, and “Up next” uses the other lists', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderUpNext(firstHighlight, { failingList: 'get_related_videos', highlights: [firstHighlight, secondHighlight] });
  await screen.findByText('Second');
  renderUpNext(firstHighlight, { failingList: '/list', related: [secondHighlight] });
  await screen.findAllByText('Second');
  expect(warn.mock.calls).toEqual([
    ['Failed to load "related" of event First: service_unavailable'],
    ['Failed to load "highlights" of event First: service_unavailable'],
  ]);
  warn.mockRestore();
});

test('the countdown of “Up next” pauses while the card is off the screen', async () => {
  let reportIntersection = (_isIntersecting: boolean): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: unknown[]) => void;
      constructor(onIntersection: (entries: unknown[]) => void) {
        this.#notify = onIntersection;
      }
      observe(target: Element) {
        reportIntersection = (isIntersecting) => this.#notify([{ target, isIntersecting }]);
      }
      unobserve() {}
    },
  );
  renderUpNext(firstHighlight, { highlights: [firstHighlight, secondHighlight] });
  await screen.findByRole('status');
  act(() => reportIntersection(false));
  await passSeconds(30);
  expect(getCurrentPath()).toBe('/events/here/');
  act(() => reportIntersection(true));
  await passSeconds(9);
  expect(getCurrentPath()).toBe('/events/Second/?media_type=highlight');
  vi.unstubAllGlobals();
});
