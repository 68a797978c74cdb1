import type { WireEvent } from '@touchline/contract';

/** The current time in stories, milliseconds since the epoch. */
export const sampleNow = Date.parse('2026-02-12T19:30:00.000Z');

const names = {
  TRA: ['Tromsø Aurora', '#0d8f88'],
  BER: ['Bergen Storm', '#4b2a8c'],
  GOT: ['Göteborg Harriers', '#1f3fa0'],
  MAL: ['Malmö Tide', '#2f9be0'],
  HEL: ['Helsinki Icebreakers', '#1550b4'],
  STA: ['Stavanger Anchors', '#14503f'],
} as const;
const teamPairs = [
  ['TRA', 'BER'],
  ['GOT', 'MAL'],
  ['HEL', 'STA'],
  ['HEL', 'TRA'],
] as const;

const createSide = (teamCode: keyof typeof names, score: number) => ({
  name: names[teamCode][0],
  short_name: teamCode,
  color: names[teamCode][1],
  logo_url: `/art/crest-${teamCode}.svg`,
  score,
});

/** A match of the sample league, live by default. Matches with neighbouring indexes differ. */
export function createSampleMatch(index: number, changes: Partial<WireEvent>): WireEvent {
  const [home, away] = teamPairs[index % teamPairs.length] ?? teamPairs[0];
  return {
    id: `${changes.status}-${index}`,
    media_type: 'event',
    status: 'live',
    sport_type: 'ice-hockey',
    commerce_coverage: 'commerce_free_media',
    image_url: `/art/poster-${home}-${away}.svg`,
    team1: createSide(home, 3),
    team2: createSide(away, index),
    identities: [{ id: 'men', type: 'identity', title: 'Men, round 31' }],
    updated_at: new Date(sampleNow).toISOString(),
    ...changes,
  };
}

export const createEvents = (count: number, createMatch: (index: number) => WireEvent) =>
  Array.from({ length: count }, (_, index) => createMatch(index));
/** The time this many hours before `sampleNow`, or after it for a negative number. */
export const getTimeBefore = (hours: number) => new Date(sampleNow - hours * 3600_000).toISOString();
/** A recording from `index + 1` days before `sampleNow`. */
export const createPlayedMatch = (index: number) =>
  createSampleMatch(index, { status: 'archived', duration: 9066, event_date: getTimeBefore(24 * (index + 1)) });
