import type { EventPage } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import type { ShelfKind } from '../catalog-options.ts';
import { chooseHero } from './hero-event.ts';

const event = (id: string, more: Partial<WireEvent> = {}): WireEvent => ({
  id,
  media_type: 'event',
  status: 'live',
  commerce_coverage: 'commerce_free_media',
  ...more,
});
const from = (shelves: Partial<Record<ShelfKind, WireEvent[]>>) =>
  chooseHero((kind): EventPage | undefined => {
    const entries = shelves[kind];
    return entries && { entries, more: false, instant: '' };
  });

describe('chooseHero', () => {
  it('takes live before upcoming before a highlight', () => {
    const all = { live: [event('l')], upcoming: [event('u')], highlights: [event('h')] };
    expect(from(all)).toMatchObject({ kind: 'live', event: { id: 'l' } });
    expect(from({ ...all, live: [] })).toMatchObject({ kind: 'upcoming', event: { id: 'u' } });
    expect(from({ highlights: [event('h')] })).toMatchObject({ kind: 'highlights', event: { id: 'h' } });
    expect(from({})).toBeUndefined();
  });

  it('takes a match that may be watched here before one that may not', () => {
    const live = [
      event('paid', { available_for_user: false }),
      event('far', { available_in_region: false }),
      event('free'),
    ];
    expect(from({ live })?.event.id).toBe('free');
    expect(from({ live: live.slice(0, 1) })?.event.id).toBe('paid');
  });
});
