import { act, cleanup, render, screen } from '@testing-library/react';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { updateEvent, type EventChanges, type WireEvent } from '@touchline/contract';
import { RealtimeProvider } from '@touchline/realtime';
import { fakeRealtime } from '@touchline/realtime/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EventCard } from '../event-card/event-card.tsx';
import { useEventViews } from '../event-view/use-event-views.ts';
import { contentKeys } from '../cache/content-keys.ts';
import type { EventPage } from '../cache/event-page.ts';
import { sampleMatch, sampleNowMs } from '../testing/sample-events.ts';
import { connectRoomsToCache } from './connect-rooms-to-cache.ts';
import { Providers } from '../testing/with-providers.tsx';

const minuteMs = 60_000;
const listKey = contentKeys.list('events', { status: 'live' });
const createPage = (event: WireEvent): EventPage => ({ entries: [event], more: false, instant: '' });

/** Whether cards are on the screen. */
let isOnScreen = false;
const callbacks = new Map<Element, (entries: { target: Element; isIntersecting: boolean }[]) => void>();
const notifyObserver = (target: Element) => callbacks.get(target)?.([{ target, isIntersecting: isOnScreen }]);
function setOnScreen(isVisible: boolean): void {
  isOnScreen = isVisible;
  act(() => [...callbacks.keys()].forEach(notifyObserver));
}
let realtime = fakeRealtime();

// The lazy import of `changes.ts` must not wait for the fake clock.
beforeAll(() => import('../cache/changes.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: sampleNowMs });
  isOnScreen = false;
  realtime = fakeRealtime();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      notify: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      constructor(notify: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        this.notify = notify;
      }
      observe(target: Element) {
        callbacks.set(target, this.notify);
        notifyObserver(target);
      }
      unobserve(target: Element) {
        callbacks.delete(target);
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Shows a shelf with one card whose list has just loaded. @returns the mock of its reloads, and a function that sends
 * a message
 */
async function renderLiveEvent(event: WireEvent) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(listKey, createPage(event));
  connectRoomsToCache(realtime, client, { apiBase: '', onBadAddress: () => undefined });
  const load = vi.fn(async () => createPage(event));
  function Shelf() {
    const toView = useEventViews();
    const { data } = useQuery({ queryKey: listKey, queryFn: load });
    return data?.entries.map((entry) => <EventCard key={entry.id} view={toView(entry)} />);
  }
  render(
    <Providers queryClient={client} now={Date.now()}>
      <RealtimeProvider value={realtime}>
        <Shelf />
      </RealtimeProvider>
    </Providers>,
  );
  await advanceTime(3_000);
  const reportChanges = (changes: EventChanges) =>
    act(async () => realtime.receive(updateEvent, { eventId: event.id, changes }));
  return { load, reportChanges };
}

const advanceTime = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));

test('a card joins its room without a request when its list has just loaded', async () => {
  const { load } = await renderLiveEvent(sampleMatch());
  expect(realtime.rooms()).toEqual([]);
  setOnScreen(true);
  await advanceTime(minuteMs);
  expect(realtime.rooms()).toEqual(['tra-osl']);
  expect(load).not.toHaveBeenCalled();
});

test('a card that appears on screen minutes after loading reloads its list, because its room does not repeat earlier changes', async () => {
  const { load } = await renderLiveEvent(sampleMatch());
  await advanceTime(5 * minuteMs);
  setOnScreen(true);
  await advanceTime(100);
  expect(load).toHaveBeenCalledOnce();
  setOnScreen(false);
  await advanceTime(minuteMs / 2);
  setOnScreen(true);
  await advanceTime(100);
  expect(load, 'no reload after less than a minute off screen').toHaveBeenCalledOnce();
});

test('a list reloads when a match clock has run out and its room is silent', async () => {
  const { load } = await renderLiveEvent(sampleMatch({ clock: { period: 3, seconds: 1195, running: true } }));
  setOnScreen(true);
  await advanceTime(minuteMs / 4);
  expect(load).not.toHaveBeenCalled();
  await advanceTime(minuteMs);
  expect(load).toHaveBeenCalledOnce();
  await advanceTime(5 * minuteMs);
  expect(load, 'no second reload').toHaveBeenCalledOnce();
});

test('a match whose clock has stopped at its end causes no request while its status stays live', async () => {
  const { load, reportChanges } = await renderLiveEvent(
    sampleMatch({ clock: { period: 3, seconds: 1195, running: true } }),
  );
  setOnScreen(true);
  await reportChanges({ clock: { period: 3, seconds: 1200, running: false } });
  await advanceTime(10 * minuteMs);
  expect(screen.getByText('Live')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

test('a card on screen makes no request around kick-off, because all cards would make it at once', async () => {
  const date = new Date(sampleNowMs + 5 * minuteMs).toISOString();
  const { load, reportChanges } = await renderLiveEvent(
    sampleMatch({ status: 'upcoming', event_date: date, clock: undefined }),
  );
  setOnScreen(true);
  await advanceTime(4 * minuteMs);
  expect(realtime.rooms()).toEqual(['tra-osl']);
  await reportChanges({ status: 'live', clock: { period: 1, seconds: 0, running: true } });
  await advanceTime(3 * minuteMs);
  expect(screen.getByText('Live')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});
