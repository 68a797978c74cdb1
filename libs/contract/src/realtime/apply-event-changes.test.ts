import { expect, test } from 'vitest';
import { applyEventChanges, type WireEvent } from '../index.ts';

const event: WireEvent = {
  id: 'm',
  media_type: 'event',
  status: 'live',
  commerce_coverage: 'commerce_free_media',
  title: 'A v B',
  team1: { id: 'a', name: 'A', score: 1 },
  identities: [
    { id: 'x', type: 'identity' },
    { id: 'y', type: 'identity_item' },
  ],
  stream_error: 'stream_unavailable',
  updated_at: '2026-01-01T10:00:00.000Z',
};

test('objects merge, arrays replace, null clears', () => {
  const changes = {
    team1: { score: 2 },
    identities: [{ id: 'z' }],
    stream_error: null,
    updated_at: '2026-01-01T10:00:01.000Z',
  };
  expect(applyEventChanges(event, changes)).toEqual({
    ...event,
    team1: { id: 'a', name: 'A', score: 2 },
    identities: [{ id: 'z', type: 'identity' }],
    stream_error: undefined,
    updated_at: '2026-01-01T10:00:01.000Z',
  });
});

test('older changes are ignored; the same ones twice change nothing more', () => {
  expect(applyEventChanges(event, { title: 'old', updated_at: '2026-01-01T09:59:59.000Z' })).toBe(event);
  const changes = { team1: { score: 2 }, updated_at: '2026-01-01T10:00:01.000Z' };
  const once = applyEventChanges(event, changes);
  expect(applyEventChanges(once, changes)).toEqual(once);
});

test('changes that would make the event unreadable are ignored, and its id cannot change', () => {
  expect(applyEventChanges(event, { title: { not: 'a text' } })).toBe(event);
  expect(applyEventChanges(event, { id: 'other' }).id).toBe('m');
});

test('no change reaches a prototype', () => {
  const changes: Record<string, unknown> = JSON.parse(
    '{"__proto__":{"polluted":true},"team1":{"__proto__":{"polluted":true}}}',
  );
  applyEventChanges(event, changes);
  expect('polluted' in {}).toBe(false);
});
