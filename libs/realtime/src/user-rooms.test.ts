import { playbackTake, removeUserDevice } from '@touchline/contract';
import { describe, expect, it, vi } from 'vitest';
import type { OnRefused } from './realtime.ts';
import { doNothing, createRealtimeWorld } from './testing/realtime-world.ts';

const world = createRealtimeWorld();
const { realtime, waitForReceived } = world;

describe("the viewer's room", () => {
  it('joining the viewer’s room repeats an anonymous handshake with the current token', async () => {
    let token: string | null = null;
    const realtimeClient = realtime({ token: () => token });
    const removals = vi.fn();
    realtimeClient.on(removeUserDevice, removals);
    realtimeClient.joinEvent('7', doNothing);
    await waitForReceived(1);
    token = 'secret';
    const release = realtimeClient.joinUser('u1', async () => {});
    await vi.waitFor(() => expect(world.server.receivedMessages).toContain('join-user-room u1'), 3000);
    expect(world.server.handshakes).toEqual([null, 'secret']);
    world.server.send('remove-user-device', { userId: 'u1', deviceId: 'd1' });
    world.server.send('remove-user-device', { userId: 'u2', deviceId: 'd2' });
    world.server.send('remove-user-device', { userId: 'u1', deviceId: 3, code: null });
    await vi.waitFor(() =>
      expect(removals.mock.calls.map(([removal]) => removal)).toMatchObject([{ deviceId: 'd1' }, { deviceId: '3' }]),
    );
    release();
    await vi.waitFor(() => expect(world.server.receivedMessages.at(-1)).toBe('leave-user-room u1'));
  });

  it('a message is sent once and resolves to the server’s answer in a joined room, and is dropped in any other', async () => {
    const realtimeClient = realtime({ token: () => 'secret', random: () => 1 });
    const device = { userId: 'u1', deviceId: 'd1' };
    expect(await realtimeClient.send(playbackTake, device)).toEqual({});
    const release = realtimeClient.joinUser('u1', async () => {});
    expect(await realtimeClient.send(playbackTake, device)).toEqual({});
    await waitForReceived(1);
    expect(await realtimeClient.send(playbackTake, device)).toEqual({ ok: true });
    expect(await realtimeClient.send(playbackTake, { ...device, userId: 'u2' })).toEqual({});
    world.server.acknowledgement = '{"ok":false,"error":"too_many_requests"}';
    expect(await realtimeClient.send(playbackTake, device)).toEqual({ ok: false, error: 'too_many_requests' });
    world.server.disconnectAll();
    await vi.waitFor(() => expect(realtimeClient.status().state).toBe('offline'));
    expect(await realtimeClient.send(playbackTake, device)).toEqual({});
    release();
    expect(world.server.receivedMessages).toEqual(['join-user-room u1', 'playback-take u1', 'playback-take u1']);
    expect(world.reports).toEqual([]);
  });
});

describe('a viewer’s room that the server refuses', () => {
  it('when the server refuses a viewer’s room, `onRefused` is called and the room is joined with a new token', async () => {
    world.server.acknowledgement = '{"ok":false}';
    let token = 'ended';
    const onRefused = vi.fn<OnRefused>(async () => {});
    onRefused.mockImplementation(async () => {
      token = 'fresh';
      world.server.acknowledgement = '{"ok":true}';
    });
    realtime({ token: () => token }).joinUser('u1', onRefused);
    await vi.waitFor(() => expect(world.server.handshakes).toEqual(['ended', 'fresh']), 3000);
    await waitForReceived(2);
    expect(world.server.receivedMessages).toEqual(['join-user-room u1', 'join-user-room u1']);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('when the server refuses a viewer’s room, the client does not request it again with that token', async () => {
    world.server.acknowledgement = '{"ok":false}';
    const onRefused = vi.fn<OnRefused>(async () => {});
    const realtimeClient = realtime({ token: () => 'the same' });
    realtimeClient.joinUser('u1', onRefused);
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce(), 3000);
    for (const [index, id] of ['7', '8'].entries()) {
      realtimeClient.joinEvent(id, doNothing);
      await waitForReceived(index + 2);
    }
    expect(world.server.receivedMessages).toEqual(['join-user-room u1', 'join-event-room 7', 'join-event-room 8']);
    expect(world.server.handshakes).toHaveLength(1);
  });
});
