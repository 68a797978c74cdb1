import type { WireEvent } from '@touchline/contract';

/** Kick-off of the matches in tests and stories: 19:00 UTC. */
export const kickOff = Date.UTC(2026, 10, 21, 19, 0);

/**
 * A live match as the API sends it.
 * @param changes changed fields
 */
export function createWireMatch(changes: Partial<WireEvent> = {}): WireEvent {
  return {
    id: 'm1',
    title: 'Tromsø Aurora v Oslo Ravens',
    safe_title: 'Tromsø Aurora v Oslo Ravens',
    description: 'Round 31 at Ishavshallen, Tromsø, with live commentary and every key moment.',
    media_type: 'event',
    status: 'live',
    sport_type: 'ice-hockey',
    event_date: new Date(kickOff).toISOString(),
    commerce_coverage: 'commerce_free_media',
    available_for_user: true,
    available_in_region: true,
    source: { hd: '/media/live/m1.m3u8' },
    team1: { id: 'tra', name: 'Tromsø Aurora', short_name: 'TRA', color: '#0d8f88', score: 1 },
    team2: { id: 'osl', name: 'Oslo Ravens', short_name: 'OSL', color: '#1b1d24', score: 0 },
    identities: [{ id: 'nordic-men', type: 'identity', title: 'Nordic Ice League, Men' }],
    updated_at: new Date(kickOff + 600_000).toISOString(),
    ...changes,
  };
}
