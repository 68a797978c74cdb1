import type { WireEvent } from '@touchline/contract';

/** A match of the sample league as on the wire; by default live in the third period. */
export function sampleMatch(changes: Partial<WireEvent> = {}): WireEvent {
  return {
    id: 'tra-osl',
    media_type: 'event',
    status: 'live',
    sport_type: 'ice-hockey',
    commerce_coverage: 'commerce_free_media',
    event_date: '2026-02-12T18:00:00.000Z',
    game_start_date: '2026-02-12T18:05:00.000Z',
    title: 'Tromsø Aurora v Oslo Ravens',
    image_url: '/art/scene-hero.svg',
    team1: {
      id: 'tra',
      name: 'Tromsø Aurora',
      short_name: 'TRA',
      logo_url: '/art/crest-TRA.svg',
      color: '#0d8f88',
      score: 3,
    },
    team2: {
      id: 'osl',
      name: 'Oslo Ravens',
      short_name: 'OSL',
      logo_url: '/art/crest-OSL.svg',
      color: '#1b1d24',
      score: 2,
    },
    identities: [
      { id: 'men', type: 'identity', title: 'Men' },
      { id: 'round-31', type: 'identity_item', title: 'Round 31' },
    ],
    clock: { period: 3, seconds: 433, running: true },
    last_goal: { scorer: 'Elias Lindqvist', assist: 'Jonas Berg', period: 3, seconds: 411 },
    updated_at: '2026-02-12T19:30:00.000Z',
    ...changes,
  };
}

/** The current time in tests and stories with samples, milliseconds since the epoch. */
export const sampleNowMs = Date.parse('2026-02-12T19:30:00.000Z');
