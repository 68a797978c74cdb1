import { createApi } from '@touchline/api-client';
import { expect, inject, test } from 'vitest';
import { shelfQuery } from './home-queries.ts';

const api = createApi({ baseUrl: inject('backendUrl') });

test('home requests lists of events with isHomePage, and clips without it', () => {
  const getShelfParams = (kind: 'live' | 'upcoming' | 'clips') =>
    JSON.stringify(shelfQuery(api, kind, {}, Date.now).queryKey).includes('"isHomePage":true');
  expect([getShelfParams('live'), getShelfParams('upcoming'), getShelfParams('clips')]).toEqual([true, true, false]);
});
