import { expect, test } from 'vitest';
import {
  decodeQuery,
  encodeQuery,
  endpointPath,
  eventListBodySchema,
  getEvent,
  getLivePart,
  readAcknowledgement,
} from '../index.ts';

test('query arrays travel as name[]=value and come back', () => {
  const query = encodeQuery({ types: ['team', 'identity_item'], size: 2, next: true, absent: undefined });
  expect(decodeURIComponent(query)).toBe('types[]=team&types[]=identity_item&size=2&next=true');
  expect(decodeQuery(new URLSearchParams(query))).toEqual({
    types: ['team', 'identity_item'],
    size: '2',
    next: 'true',
  });
});

test('an id with a slash stays one segment of the path', () => {
  expect(endpointPath(getEvent, { id: 'a/b' })).toBe('/api/event/get_by_id/id/a%2Fb');
});

test.each([['a|b'], [['a', 'b']], [['a|b']]])('the filter value %j means a or b', (value) => {
  expect(eventListBodySchema.parse({ filters: { 'identities.id': value } }).filters?.['identities.id']).toEqual([
    'a',
    'b',
  ]);
});

test.each([
  { sort: 'price' },
  { page: -1 },
  { page: 1.5 },
  { order: 'up' },
  { filters: { status: 'lost' } },
  { filters: { event_date: { from: 'soon' } } },
])('a list request with %j is refused', (body) => {
  expect(eventListBodySchema.safeParse(body).success).toBe(false);
});

test('accepts a sort by a sub-category’s own order', () => {
  expect(eventListBodySchema.parse({ sort: 'media_parent_order.nordic-men' }).sort).toBe(
    'media_parent_order.nordic-men',
  );
});

test.each([
  ['{"ok":true}', true],
  ['{"ok":false,"error":"forbidden"}', false],
  ['{', false],
  [undefined, false],
])('the acknowledgement %j is read as ok: %j', (raw, isOk) => expect(readAcknowledgement(raw).ok).toBe(isOk));

test('an acknowledgement contains the live part of its event unless it refuses', () => {
  const update = { changes: { status: 'live' }, updated_at: '2026-01-01T10:00:00Z' };
  expect(getLivePart({ ok: true, ...update }, '7')).toEqual({
    eventId: '7',
    changes: { status: 'live', updated_at: '2026-01-01T10:00:00Z' },
  });
  expect(getLivePart({ ok: false, ...update }, '7')).toBeUndefined();
});
