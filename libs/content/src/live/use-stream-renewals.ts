import { skipToken, useQuery } from '@tanstack/react-query';
import { contentKeys } from '../cache/content-keys.ts';

/** How often the backend has sent a stream address while the event's page is open, repetitions included. */
export function useStreamRenewals(eventId: string): number {
  return useQuery<number>({ queryKey: contentKeys.renewals(eventId), queryFn: skipToken }).data ?? 0;
}
