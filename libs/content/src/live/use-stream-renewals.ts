import { skipToken, useQuery } from '@tanstack/react-query';
import { contentKeys } from '../cache/content-keys.ts';

/** How often the address of an event's stream was sent anew while its page is open, even the same one. */
export function useStreamRenewals(eventId: string): number {
  return useQuery<number>({ queryKey: contentKeys.renewals(eventId), queryFn: skipToken }).data ?? 0;
}
