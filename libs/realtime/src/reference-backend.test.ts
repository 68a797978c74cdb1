import { applyEventChanges, eventSchema, updateEvent, type EventChanges } from '@touchline/contract';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { createRealtime } from './create-realtime.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const post = async (path: string, body: unknown): Promise<unknown> =>
  (await fetch(`${inject('backendUrl')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json())) as unknown;

const readPath = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (currentValue, name) =>
      typeof currentValue === 'object' && currentValue !== null ? Reflect.get(currentValue, name) : undefined,
    value,
  );

const realtime = createRealtime({ url: inject('backendUrl'), customer: 'nordic', random: () => 0 });
afterAll(() => realtime.close());

describe('against the reference backend', () => {
  it('a goal reaches the room and changes the event’s score', async () => {
    const listResponse = await post('/api/event/list', {
      size: 20,
      filters: { status: ['live'], media_type: ['event'] },
    });
    const event = eventSchema.parse(
      readPath(listResponse, 'content', 'entries', 5) ?? readPath(listResponse, 'content', 'entries', 0),
    );
    const changes: EventChanges[] = [];
    realtime.on(updateEvent, (update) => void changes.push(update.changes));
    realtime.joinEvent(event.id, () => {}, 'page');
    // Once online, the client has requested the room, and the server handles that request before the goal.
    await vi.waitFor(() => expect(realtime.status().state).toBe('online'), 4000);
    const eventWithGoal = eventSchema.parse(readPath(await post('/__world', { goal: event.id, team: 1 }), 'content'));
    await vi.waitFor(() => {
      const changedEvent = changes.reduce(applyEventChanges, event);
      expect(changedEvent.team1?.score).toBe(eventWithGoal.team1?.score);
    }, 4000);
    expect(eventWithGoal.team1?.score).toBeGreaterThan(event.team1?.score ?? 0);
  });
});
