import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, createList, refusal } from '@touchline/feature-kit/testing';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { wireMatch } from '../testing/wire.ts';
import { autoplayNext } from './autoplay-next.ts';
import { UpNext } from './up-next.tsx';

const Here = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="here">{pathname + search}</span>;
};
const here = () => screen.getByTestId('here').textContent;

const highlight = (id: string, part: Partial<WireEvent> = {}) =>
  wireMatch({ id, event_id: 'm1', media_type: 'highlight', status: 'vod', title: id, safe_title: id, ...part });

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

function show(
  open: WireEvent,
  lists: { highlights?: WireEvent[]; own?: WireEvent[]; related?: WireEvent[]; failing?: string },
  viewer: Viewer | null = null,
) {
  const onAgain = vi.fn();
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (lists.failing !== undefined && pathname.endsWith(lists.failing)) return refusal('service_unavailable', 503);
    if (pathname.endsWith('get_related_videos')) return createList(lists.related ?? []);
    return createList((pathname.endsWith('user_list') ? lists.own : lists.highlights) ?? []);
  };
  render(
    <Scene path="/events/here/" fetch={fetch}>
      <ViewerProvider value={createViewerSession(viewer)}>
        <UpNext view={toEventView(open, { text: (key) => key })} onAgain={onAgain} />
        <Here />
      </ViewerProvider>
    </Scene>,
  );
  return { onAgain };
}
const press = (name: string) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }));
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const [first, second] = [highlight('First'), highlight('Second')];

test('plays the next video after a countdown', async () => {
  show(first, { highlights: [first, second] });
  expect((await screen.findByRole('status')).textContent).toBe('Second');
  await wait(4);
  expect(here()).toBe('/events/here/');
  await wait(5);
  expect(here()).toBe('/events/Second/?media_type=highlight');
});

test('stops the countdown once by Cancel, and for good by the switch', async () => {
  show(first, { highlights: [first, second] });
  await screen.findByRole('status');
  await press('Cancel');
  await wait(20);
  expect([here(), autoplayNext.get()]).toEqual(['/events/here/', true]);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('switch', { name: 'Play the next video automatically' }));
  cleanup();
  show(first, { highlights: [first, second] });
  await screen.findByRole('status');
  await wait(20);
  expect([here(), autoplayNext.get()]).toEqual(['/events/here/', false]);
  await press('Play now');
  expect(here()).toBe('/events/Second/?media_type=highlight');
});

test('offers the viewer’s next clip after their own, and the match’s highlights after the last', async () => {
  const clip = (id: string) => highlight(id, { media_type: 'user_clip' });
  const lists = { own: [clip('a'), clip('b')], highlights: [first] };
  show(clip('a'), lists, { id: 'u1' });
  expect((await screen.findByRole('status')).textContent).toBe('b');
  cleanup();
  show(clip('b'), lists, { id: 'u1' });
  expect((await screen.findByRole('status')).textContent).toBe('First');
});

test.each([
  ['no video follows', [first]],
  ['the next video is locked', [first, highlight('Paid', { available_for_user: false })]],
])('a replay is offered when %s', async (_, highlights) => {
  const { onAgain } = show(first, { highlights });
  await wait(10);
  await press('Watch again');
  expect(onAgain).toHaveBeenCalledOnce();
  expect(here()).toBe('/events/here/');
});

test('offers a related video that can be watched now after the last highlight', async () => {
  const related = [
    wireMatch({ id: 'Paid', status: 'archived', available_for_user: false }),
    wireMatch({ id: 'To come', status: 'upcoming' }),
    wireMatch({ id: 'Another', status: 'archived', title: 'Another', safe_title: 'Another' }),
  ];
  show(second, { highlights: [first, second], related });
  expect((await screen.findByRole('status')).textContent).toBe('Another');
  await wait(9);
  expect(here()).toBe('/events/Another/');
});

test('offers another match after a match, without a countdown', async () => {
  const { onAgain } = show(wireMatch({ id: 'm1', status: 'archived' }), {
    highlights: [first],
    related: [wireMatch({ id: 'Another', status: 'archived', title: 'Another', safe_title: 'Another' })],
  });
  expect((await screen.findByRole('status')).textContent).toBe('Another');
  await wait(20);
  expect([here(), screen.queryByRole('switch')]).toEqual(['/events/here/', null]);
  await press('Watch again');
  expect(onAgain).toHaveBeenCalledOnce();
  await press('Play now');
  expect(here()).toBe('/events/Another/');
});

test('a failed list is logged once with its code, and the other lists are used', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show(first, { failing: 'get_related_videos', highlights: [first, second] });
  await screen.findByText('Second');
  show(first, { failing: '/list', related: [second] });
  await screen.findAllByText('Second');
  expect(warn.mock.calls).toEqual([
    ['Failed to load "related" of event First: service_unavailable'],
    ['Failed to load "highlights" of event First: service_unavailable'],
  ]);
  warn.mockRestore();
});

test('pauses the countdown while the card is off the screen', async () => {
  let look = (_isIntersecting: boolean): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #hear: (entries: unknown[]) => void;
      constructor(hear: (entries: unknown[]) => void) {
        this.#hear = hear;
      }
      observe(target: Element) {
        look = (isIntersecting) => this.#hear([{ target, isIntersecting }]);
      }
      unobserve() {}
    },
  );
  show(first, { highlights: [first, second] });
  await screen.findByRole('status');
  act(() => look(false));
  await wait(30);
  expect(here()).toBe('/events/here/');
  act(() => look(true));
  await wait(9);
  expect(here()).toBe('/events/Second/?media_type=highlight');
  vi.unstubAllGlobals();
});
