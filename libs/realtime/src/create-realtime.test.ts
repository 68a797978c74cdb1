import { setImmediate as waitForEventLoop } from 'node:timers/promises';
import { defineMessage, eventUrlChange, updateEvent } from '@touchline/contract';
import { io } from 'socket.io-client';
import { describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod/mini';
import { doNothing, createRealtimeWorld } from './testing/realtime-world.ts';
import { startSocketServer } from './testing/socket-server.ts';

const world = createRealtimeWorld();
const { realtime, waitForReceived, waitForOnline } = world;

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

type Timers = MockInstance<(typeof globalThis)['setTimeout']>;

/** Waits for a timer with this delay in milliseconds, and returns its callback. */
const findTimerCallback = (timers: Timers, timeMs: number): Promise<() => void> =>
  vi.waitFor(() => {
    const [runTimer] = timers.mock.calls.find(([, time]) => time === timeMs) ?? [];
    if (!runTimer) throw new Error(`no timer of ${timeMs} ms`);
    return runTimer;
  }, 4000);

describe('rooms', () => {
  it('realtime loads its code and connects when the first room is joined', async () => {
    const load = vi.fn(() => Promise.resolve({ io }));
    const realtimeClient = realtime({ load });
    await waitForEventLoop();
    expect([load.mock.calls.length, realtimeClient.status().state, world.server.connections()]).toEqual([0, 'idle', 0]);
    realtimeClient.joinEvent('7', doNothing);
    await waitForOnline(realtimeClient);
    expect(load).toHaveBeenCalledOnce();
  });

  it('a room is joined once with the customer’s name, and left after its last member', async () => {
    const realtimeClient = realtime();
    const releases = [realtimeClient.joinEvent('7', doNothing), realtimeClient.joinEvent('7', doNothing, 'page')];
    await waitForReceived(1);
    releases[0]?.();
    releases[0]?.();
    realtimeClient.joinEvent('8', doNothing);
    await waitForReceived(2);
    expect(world.server.receivedMessages, 'room 7 is not left, because one member remains').toEqual([
      'join-event-room 7',
      'join-event-room 8',
    ]);
    expect(world.server.customers.get('7')).toBe('nordic');
    releases[1]?.();
    await waitForReceived(3);
    expect(world.server.receivedMessages[2]).toBe('leave-event-room 7');
  });

  it('a message of an event reaches the server only while its room is joined', async () => {
    const comment = defineMessage({ name: 'comment', room: 'event', payload: z.object({ eventId: z.string() }) });
    const realtimeClient = realtime();
    const release = realtimeClient.joinEvent('7', doNothing);
    await waitForReceived(1);
    expect(await realtimeClient.send(comment, { eventId: '8' })).toEqual({});
    expect(await realtimeClient.send(comment, { eventId: '7' })).toEqual({ ok: true });
    release();
    await waitForReceived(3);
    expect(await realtimeClient.send(comment, { eventId: '7' })).toEqual({});
    expect(world.server.receivedMessages).toEqual(['join-event-room 7', 'comment 7', 'leave-event-room 7']);
  });

  it('rooms stay joined during a navigation from card to page', async () => {
    const realtimeClient = realtime();
    const release = realtimeClient.joinEvent('7', doNothing);
    await waitForReceived(1);
    release();
    realtimeClient.joinEvent('7', doNothing, 'page');
    realtimeClient.joinEvent('8', doNothing);
    await waitForReceived(2);
    expect(world.server.receivedMessages, 'room 7 is neither left nor joined again').toEqual([
      'join-event-room 7',
      'join-event-room 8',
    ]);
  });

  it('cards join at most twenty rooms, and an event’s page always joins its room', async () => {
    const realtimeClient = realtime();
    const releases = Array.from({ length: 25 }, (_, index) => realtimeClient.joinEvent(`card-${index}`, doNothing));
    realtimeClient.joinEvent('page', doNothing, 'page');
    await waitForReceived(21);
    realtimeClient.joinEvent('next', doNothing, 'page');
    await waitForReceived(22);
    expect(world.server.receivedMessages).toContain('join-event-room page');
    expect(world.server.receivedMessages).not.toContain('join-event-room card-20');
    releases[3]?.();
    await waitForReceived(24);
    expect(world.server.receivedMessages.slice(22)).toEqual(['leave-event-room card-3', 'join-event-room card-20']);
  });

  it('a card that lost its room joins it again when another card leaves', async () => {
    const realtimeClient = realtime();
    const releases = Array.from({ length: 20 }, (_, index) => realtimeClient.joinEvent(`card-${index}`, doNothing));
    const closePage = realtimeClient.joinEvent('last', doNothing, 'page');
    realtimeClient.joinEvent('last', doNothing);
    await waitForReceived(21);
    closePage();
    await waitForReceived(22);
    releases[3]?.();
    await waitForReceived(24);
    expect(world.server.receivedMessages.slice(21)).toEqual([
      'leave-event-room last',
      'leave-event-room card-3',
      'join-event-room last',
    ]);
  });

  it('a joined room delivers each message once, for any number of members', async () => {
    const realtimeClient = realtime();
    const receivedTexts: unknown[] = [];
    realtimeClient.on(updateEvent, (update) => receivedTexts.push(update));
    realtimeClient.on(eventUrlChange, (change) => receivedTexts.push(change));
    for (const id of ['7', '7', '8']) realtimeClient.joinEvent(id, doNothing);
    await waitForReceived(2);
    expect(world.server.connections(), 'all rooms share one connection').toBe(1);
    world.server.send('update-event', { eventId: '9', changes: {} });
    world.server.send('update-event', { eventId: '7', changes: { team1: { score: 2 } } });
    world.server.send('event-url-change', { eventId: 8, url: '/live.m3u8' });
    await vi.waitFor(() =>
      expect(receivedTexts).toEqual([
        { eventId: '7', changes: { team1: { score: 2 } } },
        { eventId: '8', url: '/live.m3u8', streamType: 'hd' },
      ]),
    );
  });

  it('rooms drop malformed messages and parts with a report, and deliver repeated messages [fault-23]', async () => {
    const realtimeClient = realtime();
    const [updates, addresses] = [vi.fn(), vi.fn()];
    realtimeClient.on(updateEvent, ({ changes }) => updates(changes));
    realtimeClient.on(eventUrlChange, addresses);
    realtimeClient.joinEvent('7', doNothing);
    await waitForReceived(1);
    for (const malformedPayload of ['text', null, 7, [], {}, { eventId: '7' }, { eventId: '7', changes: 'x' }])
      world.server.send('update-event', malformedPayload);
    world.server.send('event-url-change', { eventId: '7' });
    const validUpdate = { eventId: '7', changes: { status: 'live', updated_at: '2026-11-22T12:00:00.000Z' } };
    world.server.send('update-event', validUpdate);
    world.server.send('update-event', validUpdate);
    world.server.send('update-event', { eventId: '7', changes: { status: 'live', team1: { score: 'many' } } });
    await vi.waitFor(() => expect(updates.mock.calls).toHaveLength(3));
    expect(updates.mock.calls).toEqual([[validUpdate.changes], [validUpdate.changes], [{ status: 'live', team1: {} }]]);
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
    const realtimeClient = realtime({ token: () => 'secret' });
    const onMessage = vi.fn();
    const unsubscribe = realtimeClient.on(playbackState, onMessage);
    realtimeClient.joinUser('u1', async () => {});
    await waitForReceived(1);
    world.server.send('playback-state', { userId: 'u2', seconds: 1 });
    world.server.send('playback-state', { userId: 'u1', seconds: -1 });
    world.server.send('playback-state', { userId: 'u1', seconds: 2 });
    await vi.waitFor(() => expect(onMessage.mock.calls).toEqual([[{ userId: 'u1', seconds: 2 }]]));
    expect(world.reports.map(({ message }) => message)).toEqual(['playback-state']);
    unsubscribe();
    const lateListener = vi.fn();
    realtimeClient.on(playbackState, lateListener);
    world.server.send('playback-state', { userId: 'u1', seconds: 3 });
    await vi.waitFor(() => expect(lateListener).toHaveBeenCalledOnce());
    expect(onMessage).toHaveBeenCalledOnce();
  });

  it('a refused join is reported', async () => {
    world.server.acknowledgement = '{"ok":false}';
    realtime().joinEvent('7', doNothing);
    await vi.waitFor(() => expect(world.reports).toMatchObject([{ kind: 'join_refused', message: 'join-event-room' }]));
  });
});

describe('after a loss', () => {
  it('a reconnection joins all rooms again, then loads each event once; a first join loads no event [fault-22]', async () => {
    const realtimeClient = realtime();
    const [onMissedInRoom7, onMissedInRoom8, onMessage] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn()];
    realtimeClient.on(updateEvent, onMessage);
    realtimeClient.joinEvent('7', onMissedInRoom7, 'page');
    realtimeClient.joinEvent('8', onMissedInRoom8);
    await waitForReceived(2);
    // The server sends this message after it has acknowledged both rooms.
    world.server.send('update-event', { eventId: '7', changes: {} });
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledOnce());
    expect(onMissedInRoom7).not.toHaveBeenCalled();
    world.server.disconnectAll();
    await vi.waitFor(() => expect(onMissedInRoom8).toHaveBeenCalledOnce());
    expect(world.server.receivedMessages.slice(2)).toEqual(['join-event-room 7', 'join-event-room 8']);
    world.server.send('update-event', { eventId: '7', changes: {} });
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(2));
    expect([onMissedInRoom7.mock.calls.length, onMissedInRoom8.mock.calls.length]).toEqual([1, 1]);
  });

  it('an event is not loaded again if the room’s acknowledgement contains its valid live part', async () => {
    const realtimeClient = realtime();
    const [onMissed, updates] = [vi.fn(), vi.fn()];
    realtimeClient.on(updateEvent, updates);
    realtimeClient.joinEvent('7', onMissed);
    await waitForReceived(1);
    world.server.acknowledgement =
      '{"ok":true,"updated_at":"2026-11-22T12:00:00.000Z","changes":{"status":"archived","clock":null}}';
    world.server.disconnectAll();
    const changes = { status: 'archived', clock: null, updated_at: '2026-11-22T12:00:00.000Z' };
    await vi.waitFor(() => expect(updates.mock.calls).toEqual([[{ eventId: '7', changes }]]));
    expect(onMissed).not.toHaveBeenCalled();
    world.server.acknowledgement = '{"ok":true,"changes":{"title":{}}}';
    world.server.disconnectAll();
    await vi.waitFor(() => expect(onMissed).toHaveBeenCalledOnce());
    expect(world.reports.map(({ message }) => message)).toEqual(['update-event']);
  });

  it('after a disconnect by the server, the first attempt waits a random part of 20 s', async () => {
    const realtimeClient = realtime({ random: () => 0.03 });
    realtimeClient.joinEvent('7', doNothing);
    await waitForReceived(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    world.server.disconnectAll();
    const reconnectNow = await findTimerCallback(timers, 600);
    expect(realtimeClient.status().state).toBe('offline');
    expect(world.server.handshakes).toHaveLength(1);
    reconnectNow();
    await waitForOnline(realtimeClient);
    expect(world.server.handshakes).toHaveLength(2);
  });

  it('after a lost network, the first attempt waits the specification’s 1 s plus a random part', async () => {
    // With this random value, the wait after a disconnect by the server would be 18 s.
    const realtimeClient = realtime({ random: () => 0.9 });
    realtimeClient.joinEvent('7', doNothing);
    await waitForReceived(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    world.server.stopPings();
    const reconnectNow = await findTimerCallback(timers, 1_400);
    expect(realtimeClient.status().state).toBe('offline');
    reconnectNow();
    await waitForOnline(realtimeClient);
  });

  it('after a server’s restart, the next attempt joins the rooms and loads their events', async () => {
    // With the random value 0 the first attempt is immediate and fails, and the second waits 10 s.
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const realtimeClient = realtime();
    const onMissedInRoom7 = vi.fn<() => void>();
    realtimeClient.joinEvent('7', onMissedInRoom7);
    await waitForReceived(1);
    const { port } = world.server;
    await world.server.close();
    const reconnect = await findTimerCallback(timers, 10_000);
    world.server = await startSocketServer(port);
    reconnect();
    await vi.waitFor(() => expect(onMissedInRoom7).toHaveBeenCalledOnce());
    expect(world.server.receivedMessages).toEqual(['join-event-room 7']);
  });

  it('the client reconnects at once when the network returns', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    const realtimeClient = realtime({ random: () => 0.9 });
    realtimeClient.joinEvent('7', doNothing);
    await waitForReceived(1);
    world.server.disconnectAll();
    await vi.waitFor(() => expect(realtimeClient.status().state).toBe('offline'));
    page.dispatchEvent(new Event('online'));
    await waitForOnline(realtimeClient);
    await waitForReceived(2);
  });

  it('each status of the connection has its start time', async () => {
    let time = 1000;
    const realtimeClient = realtime({ now: () => time, random: () => 0.9 });
    const states: string[] = [];
    realtimeClient.onStatus(() => states.push(`${realtimeClient.status().state} ${realtimeClient.status().since}`));
    realtimeClient.joinEvent('7', doNothing);
    await waitForOnline(realtimeClient);
    time = 5000;
    world.server.disconnectAll();
    await vi.waitFor(() => expect(states).toEqual(['connecting 1000', 'online 1000', 'offline 5000']));
    expect(realtimeClient.status()).toBe(realtimeClient.status());
  });
});

describe('a blocked WebSocket', () => {
  it('while the WebSocket is blocked, an event’s page reloads every 15 to 30 s, and cards do not [fault-24]', async () => {
    await world.server.close();
    fakeTimers();
    const realtimeClient = realtime({ random: () => 0.5 });
    const [page, card] = [vi.fn(), vi.fn()];
    const leaveRoom = realtimeClient.joinEvent('7', page, 'page');
    realtimeClient.joinEvent('8', card);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(page).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(page).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10 * 22_500);
    expect(page).toHaveBeenCalledTimes(11);
    leaveRoom();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([page.mock.calls.length, card.mock.calls.length]).toEqual([11, 0]);
    expect(realtimeClient.status().state).not.toBe('online');
  });
});

describe('after a long sleep', () => {
  it('the handshake waits for a renewed token, and goes ahead when the renewal fails [fault-36]', async () => {
    let token = 'expired';
    const renewToken = vi.fn(async () => void (token = 'fresh'));
    realtime({ token: () => token, renewToken }).joinUser('u1', async () => {});
    await vi.waitFor(() => expect(world.server.handshakes).toEqual(['fresh']), 3000);
    renewToken.mockRejectedValue(new Error('offline'));
    world.server.disconnectAll();
    await vi.waitFor(() => expect(world.server.handshakes).toHaveLength(2), 3000);
  });
});

it.each(['token_expired', 'TOKEN_EXPIRED', 'Unauthorized'])(
  'a handshake that the server refuses with %s is repeated with a new token [fault-9r]',
  async (message) => {
    let token = 'revoked';
    const renewToken = vi.fn(async (refusedToken?: string) => {
      if (refusedToken === 'revoked') token = 'fresh';
    });
    world.server.refuseToken('revoked', message);
    const client = realtime({ token: () => token, renewToken });
    client.joinUser('u1', async () => {});
    await waitForOnline(client);
    expect(world.server.handshakes).toEqual(['fresh']);
    expect(renewToken.mock.calls).toEqual([[undefined], ['revoked']]);
  },
);

describe('without a socket base address', () => {
  it('a client without a socket address warns once and stays without realtime', async () => {
    const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn(() => Promise.resolve({ io }));
    const realtimeClient = realtime({ url: null, load });
    fakeTimers();
    realtimeClient.joinEvent('7', doNothing);
    await vi.advanceTimersByTimeAsync(80);
    realtimeClient.joinEvent('8', doNothing);
    await vi.advanceTimersByTimeAsync(80);
    expect(warnSpy.mock.calls).toEqual([['Missing socket base URL: no realtime.']]);
    expect([load.mock.calls.length, realtimeClient.status().state]).toEqual([0, 'idle']);
  });
});

describe('close', () => {
  it('after `close` the client does not connect again', async () => {
    const realtimeClient = realtime();
    const onMissedInRoom7 = vi.fn<() => void>();
    realtimeClient.joinEvent('7', onMissedInRoom7);
    await waitForReceived(1);
    realtimeClient.close();
    await vi.waitFor(() => expect(world.server.connections()).toBe(0));
    fakeTimers();
    realtimeClient.joinEvent('8', doNothing);
    await vi.advanceTimersByTimeAsync(150);
    expect([world.server.connections(), realtimeClient.status().state]).toEqual([0, 'idle']);
  });
});
