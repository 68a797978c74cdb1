import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { createCalendarAddress, PortalError } from '@touchline/contract';
import type { WriteVariables } from '@touchline/feature-kit';

/** Cache key of a viewer's calendar address. Only requests of this page write it. */
export const getCalendarQueryKey = (viewer: string | undefined) => ['following', 'calendar', viewer];

/** Variables of the mutation; the id is the viewer's. */
interface CalendarVariables extends WriteVariables {
  /** Revokes all earlier addresses. */
  shouldRevoke: boolean;
}

/**
 * The mutation that requests the address of a viewer's calendar. It runs only after a press, because the request
 * changes data.
 */
export const createCalendarMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['following', 'calendar', 'give'],
    async mutationFn({ id, shouldRevoke }: CalendarVariables, { client }) {
      const answer = await api.call(createCalendarAddress, { body: shouldRevoke ? { revoke: shouldRevoke } : {} });
      // The response has the old address, so the backend has not replaced it.
      if (shouldRevoke && answer.url !== '' && answer.url === client.getQueryData(getCalendarQueryKey(id)))
        throw new PortalError('conflict', { status: 409, retryable: false });
      return answer;
    },
    // If the response has no address, the old address may be revoked. Another press requests the new one.
    onSuccess: ({ url }, { id }, _onMutateResult, { client }) =>
      client.setQueryData(getCalendarQueryKey(id), url === '' ? null : url),
  });
