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

test('arrays in a query are encoded as name[]=value, and decoded again', () => {
  const query = encodeQuery({ types: ['team', 'identity_item'], size: 2, next: true, absent: undefined });
  expect(decodeURIComponent(query)).toBe('types[]=team&types[]=identity_item&size=2&next=true');
  expect(decodeQuery(new URLSearchParams(query))).toEqual({
    types: ['team', 'identity_item'],
    size: '2',
    next: 'true',
  });
});

test('a slash in an id is encoded in the path', () => {
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

test('a list can be sorted by a sub-category’s order', () => {
  expect(eventListBodySchema.parse({ sort: 'media_parent_order.nordic-men' }).sort).toBe(
    'media_parent_order.nordic-men',
  );
});

test.each([
  ['{"ok":true}', true],
  ['{"ok":false,"error":"forbidden"}', false],
  ['{', false],
  [undefined, false],
])('the acknowledgement %j has `ok` %j', (raw, isOk) => expect(readAcknowledgement(raw).ok).toBe(isOk));

test('the live part is read from a positive acknowledgement only', () => {
  const update = { changes: { status: 'live' }, updated_at: '2026-01-01T10:00:00Z' };
  expect(getLivePart({ ok: true, ...update }, '7')).toEqual({
    eventId: '7',
    changes: { status: 'live', updated_at: '2026-01-01T10:00:00Z' },
  });
  expect(getLivePart({ ok: false, ...update }, '7')).toBeUndefined();
});
