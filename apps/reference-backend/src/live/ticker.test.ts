import { beforeEach, expect, test } from 'vitest';
import {
  applyEventChanges,
  eventUrlChange,
  getEvent,
  listEvents,
  readMessage,
  updateEvent,
  type EventUrlChange,
  type UpdateEvent,
} from '@touchline/contract';
import { call, post, testBackend } from '../testing/test-backend.ts';

const messages: (UpdateEvent | EventUrlChange)[] = [];

beforeEach(async () => {
  messages.length = 0;
  const { publishTo } = await testBackend();
  publishTo({
    // Parsing with the contract checks that the message is valid.
    send({ name }, payload) {
      for (const message of [updateEvent, eventUrlChange])
        if (message.name === name) messages.push(readMessage(message, payload).payload);
    },
    sessionsEnded: () => undefined,
  });
});

const findUpcoming = async (league: string): Promise<string> => {
  const body = {
    size: 100,
    order: 'desc',
    sort: 'event_date',
    filters: { 'identities.id': [league], status: ['upcoming'] },
  } as const;
  const { entries } = await call(listEvents, {
    body: { ...body, filters: { 'identities.id': [league], status: ['upcoming'] } },
  });
  const freeMatch = entries.find(
    (entry) => entry.commerce_coverage === 'commerce_free_media' && entry.available_in_region,
  );
  return freeMatch?.id ?? '';
};

test('a kick-off sends the stream’s address to the match’s room, and lists show the match as live', async () => {
  const id = await findUpcoming('nordic-women');
  const matchBefore = await call(getEvent, { params: { id } });
  expect(matchBefore.source).toBeUndefined();
  await post('/__world', { kickOff: id });
  const matchMessages = messages.filter(({ eventId }) => eventId === id);
  const update = matchMessages.find((message) => 'changes' in message && message.changes['status'] === 'live');
  const address = matchMessages.find((message) => 'url' in message && message.streamType === 'hd');
  const matchAfter = await call(getEvent, { params: { id } });
  expect(matchAfter).toMatchObject({ status: 'live', team1: { score: 0 }, clock: { period: 1, running: true } });
  expect(address).toMatchObject({ url: matchAfter.source?.hd });
  const updatedMatch = applyEventChanges(matchBefore, update && 'changes' in update ? update.changes : {});
  expect(updatedMatch).toMatchObject({
    status: 'live',
    source: matchAfter.source,
    clock: { period: 1, running: true },
  });
});

test('a goal is sent to the room with its scorer, and the event’s call returns the new score', async () => {
  const id = await findUpcoming('premier-women');
  await post('/__world', { kickOff: id });
  messages.length = 0;
  await post('/__world', { goal: id, team: 2 });
  expect(messages.filter(({ eventId }) => eventId === id)).toMatchObject([
    { changes: { team1: { score: 0 }, team2: { score: 1 }, last_goal: { scorer: expect.any(String), period: 1 } } },
  ]);
  const event = await call(getEvent, { params: { id } });
  expect([event.team2?.score, event.last_goal?.period]).toEqual([1, 1]);
});

test('an ended match is archived with a duration and a recording, without a clock', async () => {
  const id = await findUpcoming('premier-women');
  await post('/__world', { kickOff: id });
  const liveMatch = await call(getEvent, { params: { id } });
  messages.length = 0;
  await post('/__world', { end: id });
  const matchAfter = await call(getEvent, { params: { id } });
  expect(matchAfter.status).toBe('archived');
  expect(matchAfter.clock).toBeUndefined();
  expect(matchAfter.duration).toBeGreaterThanOrEqual(0);
  expect(matchAfter.source?.hd).toMatch(/^\/media\/recording\//);
  const [message] = messages.filter(({ eventId }) => eventId === id);
  const updatedMatch = applyEventChanges(liveMatch, message && 'changes' in message ? message.changes : {});
  expect(updatedMatch).toMatchObject({ status: 'archived', source: { hd: matchAfter.source?.hd } });
  expect(updatedMatch.clock).toBeUndefined();
});

test('`pass` advances a match’s clock, and refuses a negative time', async () => {
  const id = await findUpcoming('galil-women');
  await post('/__world', { kickOff: id });
  const getClockSeconds = async () => (await call(getEvent, { params: { id } })).clock?.seconds ?? 0;
  const secondsBefore = await getClockSeconds();
  await post('/__world', { pass: 90 });
  expect((await getClockSeconds()) - secondsBefore).toBeGreaterThan(20);
  expect((await post('/__world', { pass: -90 })).status).toBe(400);
});

test('a goal for an event that is not being played is refused', async () => {
  expect((await post('/__world', { goal: 'nil-one', team: 1 })).status).toBe(409);
  expect((await post('/__world', { kickOff: 'no-such' })).status).toBe(404);
});

test('a match that is moved to start in a minute is marked as starting soon, and its room receives this', async () => {
  const id = await findUpcoming('nordic-women');
  const { event_date: startBefore } = await call(getEvent, { params: { id } });
  await post('/__world', { kickOff: id, in: 60 });
  const matchAfter = await call(getEvent, { params: { id } });
  expect(matchAfter).toMatchObject({ status: 'upcoming', starting_soon: true });
  expect(matchAfter.event_date).not.toBe(startBefore);
  const changeMessage = messages.find((message) => message.eventId === id && 'changes' in message);
  expect(changeMessage).toMatchObject({ changes: { event_date: matchAfter.event_date, starting_soon: true } });
});
