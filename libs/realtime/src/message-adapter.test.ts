import { updateEvent } from '@touchline/contract';
import { expect, it, vi } from 'vitest';
import type { MessageAdapter } from './message-adapter.ts';
import { createRealtimeWorld, doNothing } from './testing/realtime-world.ts';

const world = createRealtimeWorld();

const readMatch = (raw: unknown): object => (typeof raw === 'object' && raw !== null ? raw : {});

/** A server that calls an event a match, and its room a match's feed. */
const matchAdapter: MessageAdapter = {
  adaptSent: ({ name, payload }) => ({ name: name.replace('event-room', 'match-feed'), payload }),
  adaptReceived: ({ name, payload }) => {
    if (name === 'broken') throw new Error('no match');
    if (name !== 'match-changed') return null;
    const { match, goals } = { match: '', goals: [], ...readMatch(payload) };
    return { name: 'update-event', payload: { eventId: match, changes: { team1: { score: goals[0] } } } };
  },
  adaptAcknowledgement: (_, raw) => ({ ok: raw === 'joined' }),
};

it('realtime joins rooms and receives changes when an adapter translates the names of the server', async () => {
  world.server.acknowledgement = 'joined';
  const realtime = world.realtime({ adapter: matchAdapter });
  const onUpdate = vi.fn();
  realtime.on(updateEvent, onUpdate);
  realtime.joinEvent('7', doNothing);
  await world.waitForReceived(1);
  expect(world.server.receivedMessages).toEqual(['join-match-feed 7']);
  world.server.send('match-changed', { match: '7', goals: [2, 1] });
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  expect(onUpdate.mock.calls[0]).toMatchObject([{ eventId: '7', changes: { team1: { score: 2 } } }]);
  expect(world.reports).toEqual([]);
});

it('realtime reports a message and stays connected when the adapter throws', async () => {
  const realtime = world.realtime({ adapter: matchAdapter });
  const onUpdate = vi.fn();
  realtime.on(updateEvent, onUpdate);
  realtime.joinEvent('7', doNothing);
  await world.waitForReceived(1);
  world.server.send('broken', {});
  world.server.send('match-changed', { match: '7', goals: [1, 0] });
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  expect(world.reports.filter(({ kind }) => kind === 'malformed_message')).toMatchObject([{ message: 'broken' }]);
});

it('realtime sends nothing and reports the message when the adapter cannot translate it', async () => {
  const adaptSent = (): never => {
    throw new Error('unknown message');
  };
  const realtime = world.realtime({ adapter: { ...matchAdapter, adaptSent } });
  realtime.joinEvent('7', doNothing);
  await vi.waitFor(() =>
    expect(world.reports).toMatchObject([{ kind: 'malformed_message', message: 'join-event-room' }]),
  );
  expect(world.server.receivedMessages).toEqual([]);
});
