import type { WireEvent } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import type { ShelfKind } from '../options.ts';
import { chooseHero, heroKinds } from './choose-hero.ts';

const createEvent = (id: string, fields: Partial<WireEvent> = {}): WireEvent => ({
  id,
  media_type: 'event',
  status: 'live',
  commerce_coverage: 'commerce_free_media',
  ...fields,
});
const chooseFrom = (shelves: Partial<Record<ShelfKind, WireEvent[]>>, heroId?: string) =>
  chooseHero(
    heroKinds.map((kind) => {
      const entries = shelves[kind];
      return { kind, page: entries && { entries, more: false, instant: '' } };
    }),
    heroId,
  );

describe('chooseHero', () => {
  it('the hero is a live match, or else an upcoming match, or else a highlight', () => {
    const entriesByShelf = {
      live: [createEvent('l')],
      upcoming: [createEvent('u', { status: 'upcoming' })],
      highlights: [createEvent('h', { status: 'vod' })],
    };
    expect(chooseFrom(entriesByShelf)).toMatchObject({ kind: 'live', event: { id: 'l' } });
    expect(chooseFrom({ ...entriesByShelf, live: [] })).toMatchObject({ kind: 'upcoming', event: { id: 'u' } });
    expect(chooseFrom({ highlights: [createEvent('h')] })).toMatchObject({ kind: 'highlights', event: { id: 'h' } });
    expect(chooseFrom({})).toBeUndefined();
  });

  it('the hero prefers a match that the viewer may watch', () => {
    const live = [
      createEvent('paid', { available_for_user: false }),
      createEvent('far', { available_in_region: false }),
      createEvent('free'),
    ];
    expect(chooseFrom({ live })?.event.id).toBe('free');
    expect(chooseFrom({ live: live.slice(0, 1) })?.event.id).toBe('paid');
  });

  it('the hero shows a match with a broken stream only if no other match of its kind exists', () => {
    const live = [
      createEvent('broken', { stream_error: 'encoder_down' }),
      createEvent('paid', { available_for_user: false }),
    ];
    expect(chooseFrom({ live: [...live, createEvent('free')] })?.event.id).toBe('free');
    expect(chooseFrom({ live })?.event.id).toBe('paid');
    expect(chooseFrom({ live: live.slice(0, 1) })?.event.id).toBe('broken');
  });

  it('the hero stays the same while other matches are added, become available, or change their order', () => {
    const live = [createEvent('new'), createEvent('shown', { available_for_user: false })];
    expect(chooseFrom({ live }, 'shown')?.event.id).toBe('shown');
    expect(chooseFrom({ live }, 'gone')?.event.id).toBe('new');
  });

  it('the hero is replaced when its match has ended, and stays the same when its match has started', () => {
    const pastMatch = createEvent('over', { status: 'archived' });
    expect(chooseFrom({ live: [pastMatch, createEvent('next')] }, 'over')?.event.id).toBe('next');
    const upcoming = [createEvent('begun'), createEvent('later', { status: 'upcoming' })];
    expect(chooseFrom({ live: [pastMatch], upcoming }, 'over')?.event.id).toBe('begun');
    expect(chooseFrom({ live: [], upcoming }, 'begun')?.event.id).toBe('begun');
  });
});
