import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../testing/sample-events.ts';
import { getAccessBadge, getAvailability } from './access.ts';

describe('getAccessBadge', () => {
  it.each([
    ['free media has no badge', { commerce_coverage: 'commerce_free_media' }, 'free'],
    ['a bought event has no badge', { commerce_coverage: 'commerce_ppv_media', available_for_user: true }, 'free'],
    ['a user clip has no badge', { commerce_coverage: 'commerce_ppv_media', media_type: 'user_clip' }, 'free'],
    ['members media asks for an account', { commerce_coverage: 'commerce_members_media' }, 'members'],
    ['a subscription shows a lock', { commerce_coverage: 'commerce_subscription_basic_media' }, 'subscription'],
    ['pay per view without a price shows a ticket', { commerce_coverage: 'commerce_ppv_media' }, 'ticket'],
    [
      'pay per view shows its price',
      { commerce_coverage: 'commerce_ppv_media', price_from: { price: '5.99', currency: 'EUR' } },
      'price',
    ],
    [
      'a price without a currency shows a ticket [fault-40c]',
      { commerce_coverage: 'commerce_ppv_media', price_from: { price: '5.99' } },
      'ticket',
    ],
  ] as const)('%s', (_case, changes, kind) => {
    expect(getAccessBadge(sampleMatch(changes)).kind).toBe(kind);
  });
});

describe('getAvailability', () => {
  it('free media is available before the server’s response for this viewer', () => {
    expect(getAvailability(sampleMatch())).toBe('available');
  });

  it('paid media is unavailable until the server allows it for this viewer', () => {
    const paidFields = { commerce_coverage: 'commerce_ppv_media' } as const;
    expect(getAvailability(sampleMatch(paidFields))).toBe('user');
    expect(getAvailability(sampleMatch({ ...paidFields, available_for_user: true }))).toBe('available');
  });

  it('a region block takes precedence over missing access', () => {
    expect(getAvailability(sampleMatch({ available_in_region: false, available_for_user: false }))).toBe('region');
  });

  it('a viewer’s own clip is available with and without access to its match', () => {
    const clip = {
      media_type: 'user_clip',
      commerce_coverage: 'commerce_ppv_media',
      source: { clip: '/c.mp4' },
    } as const;
    for (const isAvailable of [undefined, true, false])
      expect(getAvailability(sampleMatch({ ...clip, available_for_user: isAvailable }))).toBe('available');
    expect(getAvailability(sampleMatch({ ...clip, available_in_region: false }))).toBe('region');
    const lockedClip = { ...clip, source: undefined, available_for_user: false };
    expect(getAvailability(sampleMatch(lockedClip)), 'a clip without a source address').toBe('user');
  });
});
