import { QueryClient } from '@tanstack/react-query';
import { createTelemetry } from '@touchline/telemetry';
import { expect, test } from 'vitest';
import { chooseClubMutation, removeClubMutation } from './choose-club-mutation.ts';

test.each([
  ['chosen', chooseClubMutation, 'osl'],
  ['removed', removeClubMutation, undefined],
])('suggestions are reloaded after a club is %s', async (_change, createMutation, favoriteClubId) => {
  const queryClient = new QueryClient();
  const suggestionsKey = ['suggestions'];
  await queryClient.fetchQuery({ queryKey: suggestionsKey, queryFn: () => [], meta: { suggested: true } });
  const actions = { updateProfile: async () => ({ id: 'u1', favoriteClubId }), viewer: () => ({ id: 'u1' }) };
  const mutation = createMutation(actions, createTelemetry({ sinks: [] }));
  await queryClient.getMutationCache().build(queryClient, mutation).execute({ id: 'osl', changes: {} });
  expect(queryClient.getQueryState(suggestionsKey)?.isInvalidated).toBe(true);
});
