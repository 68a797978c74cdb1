import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRealtime, type RealtimeOptions } from './create-realtime.ts';
import type { EventRoomListener, Realtime, RealtimeReport, UserRoomListener } from './realtime.ts';
import { startSocketServer, type SocketServer } from './testing/socket-server.ts';

let server: SocketServer;
let reports: RealtimeReport[];
let open: Realtime[] = [];

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

function realtime(options: Partial<RealtimeOptions> = {}): Realtime {
  const made = createRealtime({
    url: server.url,
    customer: 'nordic',
    onReport: (report) => void reports.push(report),
    random: () => 0,
    ...options,
  });
  open.push(made);
  return made;
}

function listener() {
  return { onChange: vi.fn(), onUrlChange: vi.fn(), onResync: vi.fn() } satisfies EventRoomListener;
}

const userListener = () => ({
  onRemoveDevice: vi.fn<UserRoomListener['onRemoveDevice']>(),
  onRefused: vi.fn(async () => {}),
});

const told = (count: number): Promise<void> => vi.waitFor(() => expect(server.told).toHaveLength(count));
const online = (one: Realtime): Promise<void> => vi.waitFor(() => expect(one.status().state).toBe('online'), 4000);

beforeEach(async () => {
  reports = [];
  server = await startSocketServer();
});
afterEach(async () => {
  open.forEach((one) => one.close());
  open = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.close();
});

describe('rooms', () => {
  it('load and connect nothing until the first one is asked for', async () => {
    const load = vi.fn(() => Promise.resolve({ io }));
    const one = realtime({ load });
    await pause(100);
    expect([load.mock.calls.length, one.status().state, server.connections()]).toEqual([0, 'idle', 0]);
    one.joinEvent('7', listener());
    await online(one);
    expect(load).toHaveBeenCalledOnce();
  });

  it('are joined in the name of the customer, counted by reference, and left with the last release', async () => {
    const one = realtime();
    const releases = [one.joinEvent('7', listener()), one.joinEvent('7', listener(), 'page')];
    await told(1);
    releases[0]?.();
    releases[0]?.();
    await pause(120);
    expect(server.told).toEqual(['join-event-room 7']);
    expect(server.customers.get('7')).toBe('nordic');
    releases[1]?.();
    await told(2);
    expect(server.told[1]).toBe('leave-event-room 7');
  });

  it('are not left and joined again by a navigation from card to page', async () => {
    const one = realtime();
    const release = one.joinEvent('7', listener());
    await told(1);
    release();
    one.joinEvent('7', listener(), 'page');
    await pause(150);
    expect(server.told).toEqual(['join-event-room 7']);
  });

  it('are at most twenty for cards; the page of an event always has its own', async () => {
    const one = realtime();
    const releases = Array.from({ length: 25 }, (_, index) => one.joinEvent(`card-${index}`, listener()));
    one.joinEvent('page', listener(), 'page');
    await told(21);
    await pause(120);
    expect(server.told).toHaveLength(21);
    expect(server.told).toContain('join-event-room page');
    expect(server.told).not.toContain('join-event-room card-20');
    releases[3]?.();
    await told(23);
    expect(server.told.slice(21)).toEqual(['leave-event-room card-3', 'join-event-room card-20']);
  });

  it('hear their own messages only', async () => {
    const one = realtime();
    const [seven, eight] = [listener(), listener()];
    one.joinEvent('7', seven);
    one.joinEvent('8', eight);
    await told(2);
    server.send('update-event', { eventId: '7', changes: { team1: { score: 2 } } });
    server.send('event-url-change', { eventId: 8, url: '/live.m3u8' });
    server.send('update-event', { eventId: '9', changes: {} });
    await vi.waitFor(() =>
      expect(eight.onUrlChange).toHaveBeenCalledWith({ eventId: '8', url: '/live.m3u8', streamType: 'hd' }),
    );
    expect(seven.onChange.mock.calls).toEqual([[{ team1: { score: 2 } }]]);
    expect(eight.onChange).not.toHaveBeenCalled();
  });

  it('survive malformed messages, which are reported, and hand doubled ones on as they come', async () => {
    const one = realtime();
    const seven = listener();
    one.joinEvent('7', seven);
    await told(1);
    for (const bad of ['text', null, 7, [], {}, { eventId: '7' }, { eventId: '7', changes: 'x' }])
      server.send('update-event', bad);
    server.send('event-url-change', { eventId: '7' });
    const good = { eventId: '7', changes: { status: 'live', updated_at: '2026-11-22T12:00:00Z' } };
    server.send('update-event', good);
    server.send('update-event', good);
    await vi.waitFor(() => expect(seven.onChange.mock.calls).toEqual([[good.changes], [good.changes]]));
    expect(seven.onUrlChange).not.toHaveBeenCalled();
    expect(reports.map(({ kind, message }) => `${kind} ${message}`)).toEqual([
      ...Array.from({ length: 7 }, () => 'malformed_message update-event'),
      'malformed_message event-url-change',
    ]);
  });

  it('report a refusal', async () => {
    server.answer = '{"ok":false}';
    realtime().joinEvent('7', listener());
    await vi.waitFor(() => expect(reports).toMatchObject([{ kind: 'join_refused', message: 'join-event-room' }]));
  });
});

describe('after a loss', () => {
  it('all rooms are joined again, then each event is loaded once; the first joining loads nothing', async () => {
    const one = realtime();
    const [seven, eight] = [listener(), listener()];
    one.joinEvent('7', seven, 'page');
    one.joinEvent('8', eight);
    await told(2);
    await pause(50);
    expect(seven.onResync).not.toHaveBeenCalled();
    server.kickAll();
    await vi.waitFor(() => expect(eight.onResync).toHaveBeenCalledOnce());
    expect(server.told.slice(2)).toEqual(['join-event-room 7', 'join-event-room 8']);
    await pause(100);
    expect([seven.onResync.mock.calls.length, eight.onResync.mock.calls.length]).toEqual([1, 1]);
  });

  it('that the server caused, the first attempt waits a random part of 20 s', async () => {
    const one = realtime({ random: () => 0.03 });
    one.joinEvent('7', listener());
    await told(1);
    server.kickAll();
    await vi.waitFor(() => expect(one.status().state).toBe('offline'));
    await pause(450);
    expect(server.handshakes).toHaveLength(1);
    await online(one);
    expect(server.handshakes).toHaveLength(2);
  });

  it('of its own, it comes back after the back-off of the specification', async () => {
    // A part of 20 s that no test waits for: this loss must not be taken for the server's doing.
    const one = realtime({ random: () => 0.9 });
    one.joinEvent('7', listener());
    await told(1);
    const changes: { state: string; at: number }[] = [];
    one.onStatus(() => changes.push({ state: one.status().state, at: Date.now() }));
    server.stopPings();
    await vi.waitFor(() => expect(changes.map(({ state }) => state)).toEqual(['offline', 'online']), 8000);
    const [lost = 0, back = 0] = changes.map(({ at }) => at);
    expect(back - lost).toBeGreaterThan(400);
    expect(back - lost).toBeLessThan(2500);
  });

  it('of the whole server, it comes back when the server does, however long that takes', async () => {
    const one = realtime();
    const seven = listener();
    one.joinEvent('7', seven);
    await told(1);
    const { port } = server;
    await server.close();
    await vi.waitFor(() => expect(one.status().state).toBe('offline'));
    await pause(1200);
    server = await startSocketServer(port);
    await vi.waitFor(() => expect(seven.onResync).toHaveBeenCalledOnce(), 6000);
    expect(server.told).toEqual(['join-event-room 7']);
  });

  it('a network that returns ends all waiting', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    const one = realtime({ random: () => 0.9 });
    one.joinEvent('7', listener());
    await told(1);
    server.kickAll();
    await vi.waitFor(() => expect(one.status().state).toBe('offline'));
    page.dispatchEvent(new Event('online'));
    await online(one);
    await told(2);
  });

  it('the status says since when', async () => {
    let time = 1000;
    const one = realtime({ now: () => time, random: () => 0.9 });
    const states: string[] = [];
    one.onStatus(() => states.push(`${one.status().state} ${one.status().since}`));
    one.joinEvent('7', listener());
    await online(one);
    time = 5000;
    server.kickAll();
    await vi.waitFor(() => expect(states).toEqual(['connecting 1000', 'online 1000', 'offline 5000']));
    expect(one.status()).toBe(one.status());
  });
});

describe("the viewer's room", () => {
  it('is joined with the token of that moment, on a connection that was anonymous before', async () => {
    let token: string | null = null;
    const one = realtime({ token: () => token });
    const viewer = userListener();
    one.joinEvent('7', listener());
    await told(1);
    token = 'secret';
    const release = one.joinUser('u1', viewer);
    await vi.waitFor(() => expect(server.told).toContain('join-user-room u1'), 3000);
    expect(server.handshakes).toEqual([null, 'secret']);
    server.send('remove-user-device', { userId: 'u1', deviceId: 'd1' });
    server.send('remove-user-device', { userId: 'u2', deviceId: 'd2' });
    server.send('remove-user-device', { userId: 'u1', deviceId: 3, code: null });
    await vi.waitFor(() =>
      expect(viewer.onRemoveDevice.mock.calls.map(([removal]) => removal)).toMatchObject([
        { deviceId: 'd1' },
        { deviceId: '3' },
      ]),
    );
    release();
    await vi.waitFor(() => expect(server.told.at(-1)).toBe('leave-user-room u1'));
  });
});

describe('a viewer’s room that stays shut', () => {
  it('is told of, and entered with the next token', async () => {
    server.answer = '{"ok":false}';
    let token = 'ended';
    const viewer = userListener();
    viewer.onRefused.mockImplementation(async () => {
      token = 'fresh';
      server.answer = '{"ok":true}';
    });
    realtime({ token: () => token }).joinUser('u1', viewer);
    await vi.waitFor(() => expect(server.handshakes).toEqual(['ended', 'fresh']), 3000);
    await told(2);
    expect(server.told).toEqual(['join-user-room u1', 'join-user-room u1']);
    expect(viewer.onRefused).toHaveBeenCalledOnce();
  });

  it('is not knocked at again with the token that was refused', async () => {
    server.answer = '{"ok":false}';
    const viewer = userListener();
    const one = realtime({ token: () => 'the same' });
    one.joinUser('u1', viewer);
    await vi.waitFor(() => expect(viewer.onRefused).toHaveBeenCalledOnce(), 3000);
    for (const [index, id] of ['7', '8'].entries()) {
      one.joinEvent(id, listener());
      await told(index + 2);
    }
    expect(server.told).toEqual(['join-user-room u1', 'join-event-room 7', 'join-event-room 8']);
    expect(server.handshakes).toHaveLength(1);
  });
});

describe('after a long sleep', () => {
  it('the handshake waits for a token that is good again, and does without where none is to be had', async () => {
    let token = 'expired';
    const renewToken = vi.fn(async () => void (token = 'fresh'));
    realtime({ token: () => token, renewToken }).joinUser('u1', userListener());
    await vi.waitFor(() => expect(server.handshakes).toEqual(['fresh']), 3000);
    renewToken.mockRejectedValue(new Error('offline'));
    server.kickAll();
    await vi.waitFor(() => expect(server.handshakes).toHaveLength(2), 3000);
  });
});

describe('without a socket base address', () => {
  it('there is one warning and no realtime', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn(() => Promise.resolve({ io }));
    const one = realtime({ url: null, load });
    one.joinEvent('7', listener());
    await pause(80);
    one.joinEvent('8', listener());
    await pause(80);
    expect(warn.mock.calls).toEqual([['Missing socket base URL: no realtime.']]);
    expect([load.mock.calls.length, one.status().state]).toEqual([0, 'idle']);
  });
});

describe('close', () => {
  it('ends the connection for good', async () => {
    const one = realtime();
    const seven = listener();
    one.joinEvent('7', seven);
    await told(1);
    one.close();
    await vi.waitFor(() => expect(server.connections()).toBe(0));
    one.joinEvent('8', listener());
    await pause(150);
    expect([server.connections(), one.status().state]).toEqual([0, 'idle']);
  });
});
