import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { giveCalendar } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';

/** Cache key of a viewer's calendar address, which only this page's requests fill. */
export const calendarQueryKey = (viewer: string | undefined) => ['following', 'calendar', viewer];

/** The id is the viewer's. */
interface GivingWish extends Wish {
  /** Revokes all earlier addresses. */
  revoke: boolean;
}

/**
 * Mutation that requests the address of a viewer's calendar. It runs on a press only, because the call changes data.
 */
export const calendarGiving = (api: Api) =>
  mutationOptions({
    mutationKey: ['following', 'calendar', 'give'],
    mutationFn: ({ revoke }: GivingWish) => api.call(giveCalendar, { body: revoke ? { revoke } : {} }),
    onSuccess: ({ url }, { id }, _before, { client }) => client.setQueryData(calendarQueryKey(id), url),
  });
