import { createApi } from '@touchline/api-client';
import { expect, inject, test } from 'vitest';
import { createShelfQuery } from './home-queries.ts';

const api = createApi({ baseUrl: inject('backendUrl') });

test('home requests lists of events with `isHomePage`, and clips without it', () => {
  const hasHomePageParam = (kind: 'live' | 'upcoming' | 'clips') =>
    JSON.stringify(createShelfQuery(api, kind, {}, Date.now).queryKey).includes('"isHomePage":true');
  expect([hasHomePageParam('live'), hasHomePageParam('upcoming'), hasHomePageParam('clips')]).toEqual([
    true,
    true,
    false,
  ]);
});
