import type { WireEvent } from '@touchline/contract';
import { fixedNow } from './search-world.tsx';

const names = ['Tromsø Aurora', 'Oslo Ravens', 'Bergen Storm', 'Luleå North'] as const;

/** Found matches: live, upcoming, ended. */
export const sampleMatches: WireEvent[] = (['live', 'upcoming', 'archived', 'archived', 'archived'] as const).map(
  (status, index) => ({
    id: `match-${index}`,
    title: `${names[0]} v ${names[1 + (index % 3)]}`,
    media_type: 'event',
    status,
    commerce_coverage: 'commerce_free_media',
    sport_type: 'ice-hockey',
    event_date: new Date(fixedNow + (index === 1 ? 1 : -1) * index * 86_400_000).toISOString(),
    team1: { id: 'tra', name: names[0], short_name: 'TRA', score: index === 1 ? undefined : index },
    team2: {
      id: `other-${index}`,
      name: names[1 + (index % 3)] ?? names[1],
      short_name: 'OSL',
      score: index === 1 ? undefined : 2,
    },
  }),
);
