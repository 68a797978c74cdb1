import { expect, test } from 'vitest';
import { visitorEntitlement, isAvailable, type Entitlement, type EventAccess } from './entitlement.ts';

const createEvent = (
  commerceCoverage: EventAccess['commerceCoverage'],
  fields: Partial<EventAccess> = {},
): EventAccess => ({
  id: 'a-match',
  parentId: null,
  identityIds: ['nordic-women', 'nordic-women-playoffs'],
  commerceCoverage,
  ...fields,
});
const createEntitlement = (fields: Partial<Entitlement>): Entitlement => ({
  ...visitorEntitlement,
  isMember: true,
  ...fields,
});
const member = createEntitlement({});
const ticket = createEntitlement({ events: new Set(['a-match']) });
const season = createEntitlement({ identities: new Set(['nordic-men', 'nordic-women']) });
const playoffs = createEntitlement({ identities: new Set(['nordic-women-playoffs']) });
const otherEntitlement = createEntitlement({
  events: new Set(['another']),
  identities: new Set(['nordic-men', 'verdant-tv']),
});

test.each([
  ['commerce_free_media', [true, true, true, true, true, true]],
  ['commerce_members_media', [false, true, true, true, true, true]],
  ['commerce_ppv_media', [false, false, true, true, true, false]],
  ['commerce_transactional_media', [false, false, true, true, true, false]],
  ['commerce_subscription_basic_media', [false, false, true, true, true, false]],
] as const)(
  '%s: a visitor, a member, and owners of ticket, season, category and another product have the access %j',
  (kind, expectedAccess) => {
    const entitlements = [visitorEntitlement, member, ticket, season, playoffs, otherEntitlement];
    expect(entitlements.map((entitlement) => isAvailable(createEvent(kind), entitlement))).toEqual(expectedAccess);
  },
);

test('a ticket opens the clips of its match, but not the clips of another match', () => {
  const highlight = createEvent('commerce_ppv_media', { id: 'a-highlight', parentId: 'a-match', identityIds: [] });
  expect(isAvailable(highlight, ticket)).toBe(true);
  expect(isAvailable({ ...highlight, parentId: 'another-match' }, ticket)).toBe(false);
});
