import { QueryClient } from '@tanstack/react-query';
import { createStubApi, json } from '@touchline/feature-kit/testing';
import { createTelemetry } from '@touchline/telemetry';
import { expect, test } from 'vitest';
import { followMutation } from './follow-mutation.ts';

test.each([true, false])('suggestions are reloaded after a follow (%s) or an unfollow', async (isSaved) => {
  const queryClient = new QueryClient();
  const suggestionsKey = ['suggestions'];
  await queryClient.fetchQuery({ queryKey: suggestionsKey, queryFn: () => [], meta: { suggested: true } });
  const api = createStubApi(() => json({ id: '1', reference_id: 'osl', type: 'team' }));
  const mutation = followMutation({ view: 'team' }, { api, telemetry: createTelemetry({ sinks: [] }) }, 'u1', 'Oslo');
  await queryClient.getMutationCache().build(queryClient, mutation).execute({ id: 'team:osl', isSaved });
  expect(queryClient.getQueryState(suggestionsKey)?.isInvalidated).toBe(true);
});
