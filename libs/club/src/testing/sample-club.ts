import type { Team, WireEvent } from '@touchline/contract';

/** @returns a time relative to the stories' clock, which is 0 */
const getTimeAfterHours = (hours: number): string => new Date(hours * 3_600_000).toISOString();

export const team: Team = {
  id: 'tra',
  name: 'Tromsø Aurora',
  short_name: 'TRA',
  color: '#0d8f88',
  logo_url: '/art/crest-TRA.svg',
};

const ravens = { id: 'osl', name: 'Oslo Ravens', short_name: 'OSL', color: '#1b1d24', logo_url: '/art/crest-OSL.svg' };

const commonMatchFields: Pick<WireEvent, 'media_type' | 'sport_type' | 'commerce_coverage'> = {
  media_type: 'event',
  sport_type: 'ice-hockey',
  commerce_coverage: 'commerce_free_media',
};

export const nextMatch: WireEvent = {
  ...commonMatchFields,
  id: 'next',
  status: 'upcoming',
  event_date: getTimeAfterHours(51.4),
  team1: { ...team, score: 3 },
  team2: { ...ravens, score: 2 },
  clock: { period: 2, seconds: 433, running: false },
};

export const lastMatch: WireEvent = {
  ...commonMatchFields,
  id: 'last',
  status: 'archived',
  event_date: getTimeAfterHours(-50),
  duration: 7_200,
  team1: { ...ravens, score: 2 },
  team2: { ...team, score: 4 },
};

export const videos: readonly WireEvent[] = [
  'Ten saves that decided round 31',
  'Aurora 5–4 Storm: overtime winner after a wild third',
  'Kallas glove save of the season?',
  'Behind the mask: a week with the goalkeepers',
  'The long way north',
].map((title, index) => ({
  ...commonMatchFields,
  id: `video-${index}`,
  media_type: 'highlight',
  status: 'vod',
  title,
  image_url: index % 2 === 0 ? '/art/scene-r1.svg' : '/art/title-top10.svg',
  duration: 95 + 60 * index,
  event_date: getTimeAfterHours(-20 * (index + 1)),
}));
