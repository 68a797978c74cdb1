import { playbackTake, removeUserDevice } from '@touchline/contract';
import { describe, expect, it, vi } from 'vitest';
import type { OnRefused } from './realtime.ts';
import { doNothing, realtimeWorld } from './testing/realtime-world.ts';

const world = realtimeWorld();
const { realtime, received } = world;

describe("the viewer's room", () => {
  it('the viewer’s room is joined with the current token, on a connection that was anonymous before', async () => {
    let token: string | null = null;
    const one = realtime({ token: () => token });
    const removals = vi.fn();
    one.on(removeUserDevice, removals);
    one.joinEvent('7', doNothing);
    await received(1);
    token = 'secret';
    const release = one.joinUser('u1', async () => {});
    await vi.waitFor(() => expect(world.server.received).toContain('join-user-room u1'), 3000);
    expect(world.server.handshakes).toEqual([null, 'secret']);
    world.server.send('remove-user-device', { userId: 'u1', deviceId: 'd1' });
    world.server.send('remove-user-device', { userId: 'u2', deviceId: 'd2' });
    world.server.send('remove-user-device', { userId: 'u1', deviceId: 3, code: null });
    await vi.waitFor(() =>
      expect(removals.mock.calls.map(([removal]) => removal)).toMatchObject([{ deviceId: 'd1' }, { deviceId: '3' }]),
    );
    release();
    await vi.waitFor(() => expect(world.server.received.at(-1)).toBe('leave-user-room u1'));
  });

  it('the viewer’s room sends a member’s message once and returns the server’s answer; other messages are not sent later', async () => {
    const one = realtime({ token: () => 'secret', random: () => 1 });
    const take = { userId: 'u1', deviceId: 'd1' };
    expect(await one.send(playbackTake, take)).toEqual({});
    const release = one.joinUser('u1', async () => {});
    expect(await one.send(playbackTake, take)).toEqual({});
    await received(1);
    expect(await one.send(playbackTake, take)).toEqual({ ok: true });
    expect(await one.send(playbackTake, { ...take, userId: 'u2' })).toEqual({});
    world.server.answer = '{"ok":false,"error":"too_many_requests"}';
    expect(await one.send(playbackTake, take)).toEqual({ ok: false, error: 'too_many_requests' });
    world.server.kickAll();
    await vi.waitFor(() => expect(one.status().state).toBe('offline'));
    expect(await one.send(playbackTake, take)).toEqual({});
    release();
    expect(world.server.received).toEqual(['join-user-room u1', 'playback-take u1', 'playback-take u1']);
    expect(world.reports).toEqual([]);
  });
});

describe('a viewer’s room that stays shut', () => {
  it('a viewer’s room that stays shut is reported, and joined with the next token', async () => {
    world.server.answer = '{"ok":false}';
    let token = 'ended';
    const onRefused = vi.fn<OnRefused>(async () => {});
    onRefused.mockImplementation(async () => {
      token = 'fresh';
      world.server.answer = '{"ok":true}';
    });
    realtime({ token: () => token }).joinUser('u1', onRefused);
    await vi.waitFor(() => expect(world.server.handshakes).toEqual(['ended', 'fresh']), 3000);
    await received(2);
    expect(world.server.received).toEqual(['join-user-room u1', 'join-user-room u1']);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('a viewer’s room that stays shut is not requested again with the refused token', async () => {
    world.server.answer = '{"ok":false}';
    const onRefused = vi.fn<OnRefused>(async () => {});
    const one = realtime({ token: () => 'the same' });
    one.joinUser('u1', onRefused);
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce(), 3000);
    for (const [index, id] of ['7', '8'].entries()) {
      one.joinEvent(id, doNothing);
      await received(index + 2);
    }
    expect(world.server.received).toEqual(['join-user-room u1', 'join-event-room 7', 'join-event-room 8']);
    expect(world.server.handshakes).toHaveLength(1);
  });
});
