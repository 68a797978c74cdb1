import { skipToken, useQuery } from '@tanstack/react-query';
import { contentKeys } from '../cache/content-keys.ts';

/**
 * The number of times that the backend has sent a stream address since the event's page opened, repetitions included.
 */
export function useStreamRenewals(eventId: string): number {
  return useQuery<number>({ queryKey: contentKeys.renewals(eventId), queryFn: skipToken }).data ?? 0;
}
