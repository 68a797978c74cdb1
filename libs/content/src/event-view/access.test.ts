import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../testing/sample-events.ts';
import { accessBadge, availabilityOf } from './access.ts';

describe('accessBadge', () => {
  it.each([
    ['free media shows none', { commerce_coverage: 'commerce_free_media' }, 'free'],
    ['what one owns shows none', { commerce_coverage: 'commerce_ppv_media', available_for_user: true }, 'free'],
    ['a user clip shows none', { commerce_coverage: 'commerce_ppv_media', media_type: 'user_clip' }, 'free'],
    ['members media asks for an account', { commerce_coverage: 'commerce_members_media' }, 'members'],
    ['a subscription shows a lock', { commerce_coverage: 'commerce_subscription_basic_media' }, 'subscription'],
    ['pay per view without a price shows a ticket', { commerce_coverage: 'commerce_ppv_media' }, 'ticket'],
    [
      'pay per view shows its price',
      { commerce_coverage: 'commerce_ppv_media', price_from: { price: '5.99', currency: 'EUR' } },
      'price',
    ],
  ] as const)('%s', (_promise, changes, kind) => {
    expect(accessBadge(sampleMatch(changes)).kind).toBe(kind);
  });
});

describe('availabilityOf', () => {
  it('is open for free media that says nothing', () => {
    expect(availabilityOf(sampleMatch())).toBe('available');
  });

  it('is closed for paid media until the server says otherwise', () => {
    const paid = { commerce_coverage: 'commerce_ppv_media' } as const;
    expect(availabilityOf(sampleMatch(paid))).toBe('user');
    expect(availabilityOf(sampleMatch({ ...paid, available_for_user: true }))).toBe('available');
  });

  it('names the region before the purse', () => {
    expect(availabilityOf(sampleMatch({ available_in_region: false, available_for_user: false }))).toBe('region');
  });

  it('lets a viewer see their own clip, whatever the server says of its match', () => {
    const clip = {
      media_type: 'user_clip',
      commerce_coverage: 'commerce_ppv_media',
      source: { clip: '/c.mp4' },
    } as const;
    for (const said of [undefined, true, false])
      expect(availabilityOf(sampleMatch({ ...clip, available_for_user: said }))).toBe('available');
    expect(availabilityOf(sampleMatch({ ...clip, available_in_region: false }))).toBe('region');
    const another = { ...clip, source: undefined, available_for_user: false };
    expect(availabilityOf(sampleMatch(another)), 'whose match the viewer may not watch').toBe('user');
  });
});
