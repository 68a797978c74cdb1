import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { giveCalendar } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';

/** The address of a viewer's calendar, as far as this page has asked for it. */
export const calendarQueryKey = (viewer: string | undefined) => ['following', 'calendar', viewer];

/** Of the viewer whose id it is. */
interface GivingWish extends Wish {
  /** Ends all addresses that were given before. */
  revoke: boolean;
}

/** Asks for the address of a viewer's calendar: a call that changes something, made when they press. */
export const calendarGiving = (api: Api) =>
  mutationOptions({
    mutationKey: ['following', 'calendar', 'give'],
    mutationFn: ({ revoke }: GivingWish) => api.call(giveCalendar, { body: revoke ? { revoke } : {} }),
    onSuccess: ({ url }, { id }, _before, { client }) => client.setQueryData(calendarQueryKey(id), url),
  });
