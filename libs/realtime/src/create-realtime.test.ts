import { setImmediate as turn } from 'node:timers/promises';
import { defineMessage, eventUrlChange, updateEvent } from '@touchline/contract';
import { io } from 'socket.io-client';
import { describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod/mini';
import { doNothing, realtimeWorld } from './testing/realtime-world.ts';
import { startSocketServer } from './testing/socket-server.ts';

const world = realtimeWorld();
const { realtime, received, online } = world;

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

type Timers = MockInstance<(typeof globalThis)['setTimeout']>;

/** Lists the delays of the client's timers in milliseconds, from the spy's first call on. */
const planned = (timers: Timers, timeMs: number): Promise<() => void> =>
  vi.waitFor(() => {
    const [act] = timers.mock.calls.find(([, time]) => time === timeMs) ?? [];
    if (!act) throw new Error(`nothing is planned in ${timeMs} ms`);
    return act;
  }, 4000);

describe('rooms', () => {
  it('realtime loads and connects only with the first room', async () => {
    const load = vi.fn(() => Promise.resolve({ io }));
    const one = realtime({ load });
    await turn();
    expect([load.mock.calls.length, one.status().state, world.server.connections()]).toEqual([0, 'idle', 0]);
    one.joinEvent('7', doNothing);
    await online(one);
    expect(load).toHaveBeenCalledOnce();
  });

  it('rooms are joined with the customer’s name, counted by reference, and left with the last release', async () => {
    const one = realtime();
    const releases = [one.joinEvent('7', doNothing), one.joinEvent('7', doNothing, 'page')];
    await received(1);
    releases[0]?.();
    releases[0]?.();
    one.joinEvent('8', doNothing);
    await received(2);
    expect(world.server.received, 'leaving goes before joining').toEqual(['join-event-room 7', 'join-event-room 8']);
    expect(world.server.customers.get('7')).toBe('nordic');
    releases[1]?.();
    await received(3);
    expect(world.server.received[2]).toBe('leave-event-room 7');
  });

  it('rooms stay joined during a navigation from card to page', async () => {
    const one = realtime();
    const release = one.joinEvent('7', doNothing);
    await received(1);
    release();
    one.joinEvent('7', doNothing, 'page');
    one.joinEvent('8', doNothing);
    await received(2);
    expect(world.server.received, 'leaving goes before joining').toEqual(['join-event-room 7', 'join-event-room 8']);
  });

  it('cards have at most twenty rooms, and an event’s page always has one', async () => {
    const one = realtime();
    const releases = Array.from({ length: 25 }, (_, index) => one.joinEvent(`card-${index}`, doNothing));
    one.joinEvent('page', doNothing, 'page');
    await received(21);
    one.joinEvent('next', doNothing, 'page');
    await received(22);
    expect(world.server.received).toContain('join-event-room page');
    expect(world.server.received).not.toContain('join-event-room card-20');
    releases[3]?.();
    await received(24);
    expect(world.server.received.slice(22)).toEqual(['leave-event-room card-3', 'join-event-room card-20']);
  });

  it('a joined room delivers each message once, for any number of members', async () => {
    const one = realtime();
    const heard: unknown[] = [];
    one.on(updateEvent, (update) => heard.push(update));
    one.on(eventUrlChange, (change) => heard.push(change));
    for (const id of ['7', '7', '8']) one.joinEvent(id, doNothing);
    await received(2);
    expect(world.server.connections(), 'one socket for all').toBe(1);
    world.server.send('update-event', { eventId: '9', changes: {} });
    world.server.send('update-event', { eventId: '7', changes: { team1: { score: 2 } } });
    world.server.send('event-url-change', { eventId: 8, url: '/live.m3u8' });
    await vi.waitFor(() =>
      expect(heard).toEqual([
        { eventId: '7', changes: { team1: { score: 2 } } },
        { eventId: '8', url: '/live.m3u8', streamType: 'hd' },
      ]),
    );
  });

  it('rooms drop malformed messages and parts with a report, and deliver repeated messages [fault-23]', async () => {
    const one = realtime();
    const [updates, addresses] = [vi.fn(), vi.fn()];
    one.on(updateEvent, ({ changes }) => updates(changes));
    one.on(eventUrlChange, addresses);
    one.joinEvent('7', doNothing);
    await received(1);
    for (const bad of ['text', null, 7, [], {}, { eventId: '7' }, { eventId: '7', changes: 'x' }])
      world.server.send('update-event', bad);
    world.server.send('event-url-change', { eventId: '7' });
    const good = { eventId: '7', changes: { status: 'live', updated_at: '2026-11-22T12:00:00.000Z' } };
    world.server.send('update-event', good);
    world.server.send('update-event', good);
    world.server.send('update-event', { eventId: '7', changes: { status: 'live', team1: { score: 'many' } } });
    await vi.waitFor(() => expect(updates.mock.calls).toHaveLength(3));
    expect(updates.mock.calls).toEqual([[good.changes], [good.changes], [{ status: 'live', team1: {} }]]);
    expect(addresses).not.toHaveBeenCalled();
    expect(world.reports.map(({ kind, message }) => `${kind} ${message}`)).toEqual([
      ...Array.from({ length: 7 }, () => 'malformed_message update-event'),
      'malformed_message event-url-change',
      'malformed_message update-event',
    ]);
    expect(world.reports.at(-1)?.detail).toMatchObject([{ path: 'changes.team1.score' }]);
  });

  it('rooms deliver any declared message, also one that another library declares', async () => {
    const payload = z.object({ userId: z.string(), seconds: z.number().check(z.minimum(0)) });
    const playbackState = defineMessage({ name: 'playback-state', room: 'user', payload });
    const one = realtime({ token: () => 'secret' });
    const heard = vi.fn();
    const end = one.on(playbackState, heard);
    one.joinUser('u1', async () => {});
    await received(1);
    world.server.send('playback-state', { userId: 'u2', seconds: 1 });
    world.server.send('playback-state', { userId: 'u1', seconds: -1 });
    world.server.send('playback-state', { userId: 'u1', seconds: 2 });
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[{ userId: 'u1', seconds: 2 }]]));
    expect(world.reports.map(({ message }) => message)).toEqual(['playback-state']);
    end();
    const late = vi.fn();
    one.on(playbackState, late);
    world.server.send('playback-state', { userId: 'u1', seconds: 3 });
    await vi.waitFor(() => expect(late).toHaveBeenCalledOnce());
    expect(heard).toHaveBeenCalledOnce();
  });

  it('a refused join is reported', async () => {
    world.server.answer = '{"ok":false}';
    realtime().joinEvent('7', doNothing);
    await vi.waitFor(() => expect(world.reports).toMatchObject([{ kind: 'join_refused', message: 'join-event-room' }]));
  });
});

describe('after a loss', () => {
  it('a reconnection joins all rooms again, then loads each event once; a first join loads no event [fault-22]', async () => {
    const one = realtime();
    const [seven, eight, heard] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn()];
    one.on(updateEvent, heard);
    one.joinEvent('7', seven, 'page');
    one.joinEvent('8', eight);
    await received(2);
    // Arrives after the acknowledgements.
    world.server.send('update-event', { eventId: '7', changes: {} });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(seven).not.toHaveBeenCalled();
    world.server.kickAll();
    await vi.waitFor(() => expect(eight).toHaveBeenCalledOnce());
    expect(world.server.received.slice(2)).toEqual(['join-event-room 7', 'join-event-room 8']);
    world.server.send('update-event', { eventId: '7', changes: {} });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect([seven.mock.calls.length, eight.mock.calls.length]).toEqual([1, 1]);
  });

  it('a room whose acknowledgement carries the event’s live part is not loaded', async () => {
    const one = realtime();
    const [missed, updates] = [vi.fn(), vi.fn()];
    one.on(updateEvent, updates);
    one.joinEvent('7', missed);
    await received(1);
    world.server.answer =
      '{"ok":true,"updated_at":"2026-11-22T12:00:00.000Z","changes":{"status":"archived","clock":null}}';
    world.server.kickAll();
    const changes = { status: 'archived', clock: null, updated_at: '2026-11-22T12:00:00.000Z' };
    await vi.waitFor(() => expect(updates.mock.calls).toEqual([[{ eventId: '7', changes }]]));
    expect(missed).not.toHaveBeenCalled();
    world.server.answer = '{"ok":true,"changes":{"title":{}}}';
    world.server.kickAll();
    await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce());
    expect(world.reports.map(({ message }) => message)).toEqual(['update-event']);
  });

  it('after a disconnect by the server, the first attempt waits a random part of 20 s', async () => {
    const one = realtime({ random: () => 0.03 });
    one.joinEvent('7', doNothing);
    await received(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    world.server.kickAll();
    const connect = await planned(timers, 600);
    expect(one.status().state).toBe('offline');
    expect(world.server.handshakes).toHaveLength(1);
    connect();
    await online(one);
    expect(world.server.handshakes).toHaveLength(2);
  });

  it('the connection returns after the specification’s back-off when the client’s network was lost', async () => {
    // Part of a wait of 20 s, which is too long for a test: this loss must not count as the server's.
    const one = realtime({ random: () => 0.9 });
    one.joinEvent('7', doNothing);
    await received(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    world.server.stopPings();
    const connect = await planned(timers, 1_400);
    expect(one.status().state).toBe('offline');
    connect();
    await online(one);
  });

  it('after an outage of the server, the connection returns with the server, after any time', async () => {
    // The first attempt at once, the second after at least the ten seconds over which clients are spread.
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const one = realtime();
    const seven = vi.fn<() => void>();
    one.joinEvent('7', seven);
    await received(1);
    const { port } = world.server;
    await world.server.close();
    const second = await planned(timers, 10_000);
    world.server = await startSocketServer(port);
    second();
    await vi.waitFor(() => expect(seven).toHaveBeenCalledOnce());
    expect(world.server.received).toEqual(['join-event-room 7']);
  });

  it('the connection is tried at once when the network returns', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    const one = realtime({ random: () => 0.9 });
    one.joinEvent('7', doNothing);
    await received(1);
    world.server.kickAll();
    await vi.waitFor(() => expect(one.status().state).toBe('offline'));
    page.dispatchEvent(new Event('online'));
    await online(one);
    await received(2);
  });

  it('the status has the time of its start', async () => {
    let time = 1000;
    const one = realtime({ now: () => time, random: () => 0.9 });
    const states: string[] = [];
    one.onStatus(() => states.push(`${one.status().state} ${one.status().since}`));
    one.joinEvent('7', doNothing);
    await online(one);
    time = 5000;
    world.server.kickAll();
    await vi.waitFor(() => expect(states).toEqual(['connecting 1000', 'online 1000', 'offline 5000']));
    expect(one.status()).toBe(one.status());
  });
});

describe('a WebSocket that is blocked for good', () => {
  it('a WebSocket that is blocked for good reloads an event’s page every 15 to 30 s, and no card [fault-24]', async () => {
    await world.server.close();
    fakeTimers();
    const one = realtime({ random: () => 0.5 });
    const [page, card] = [vi.fn(), vi.fn()];
    const leave = one.joinEvent('7', page, 'page');
    one.joinEvent('8', card);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(page).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(page).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10 * 22_500);
    expect(page).toHaveBeenCalledTimes(11);
    leave();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([page.mock.calls.length, card.mock.calls.length]).toEqual([11, 0]);
    expect(one.status().state).not.toBe('online');
  });
});

describe('after a long sleep', () => {
  it('the handshake waits for a renewed token, and goes ahead when the renewal fails [fault-36]', async () => {
    let token = 'expired';
    const renewToken = vi.fn(async () => void (token = 'fresh'));
    realtime({ token: () => token, renewToken }).joinUser('u1', async () => {});
    await vi.waitFor(() => expect(world.server.handshakes).toEqual(['fresh']), 3000);
    renewToken.mockRejectedValue(new Error('offline'));
    world.server.kickAll();
    await vi.waitFor(() => expect(world.server.handshakes).toHaveLength(2), 3000);
  });
});

describe('without a socket base address', () => {
  it('a client without a socket address warns once and stays without realtime', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn(() => Promise.resolve({ io }));
    const one = realtime({ url: null, load });
    fakeTimers();
    one.joinEvent('7', doNothing);
    await vi.advanceTimersByTimeAsync(80);
    one.joinEvent('8', doNothing);
    await vi.advanceTimersByTimeAsync(80);
    expect(warn.mock.calls).toEqual([['Missing socket base URL: no realtime.']]);
    expect([load.mock.calls.length, one.status().state]).toEqual([0, 'idle']);
  });
});

describe('close', () => {
  it('`close` ends the connection for good', async () => {
    const one = realtime();
    const seven = vi.fn<() => void>();
    one.joinEvent('7', seven);
    await received(1);
    one.close();
    await vi.waitFor(() => expect(world.server.connections()).toBe(0));
    fakeTimers();
    one.joinEvent('8', doNothing);
    await vi.advanceTimersByTimeAsync(150);
    expect([world.server.connections(), one.status().state]).toEqual([0, 'idle']);
  });
});
