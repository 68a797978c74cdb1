import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { createCalendarAddress, PortalError } from '@touchline/contract';
import type { WriteVariables } from '@touchline/feature-kit';

/** Cache key of a viewer's calendar address, which only this page's requests fill. */
export const getCalendarQueryKey = (viewer: string | undefined) => ['following', 'calendar', viewer];

/** The id is the viewer's. */
interface CalendarVariables extends WriteVariables {
  /** Revokes all earlier addresses. */
  shouldRevoke: boolean;
}

/**
 * Mutation that requests the address of a viewer's calendar. It runs only after a press, because the request changes
 * data.
 */
export const createCalendarMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['following', 'calendar', 'give'],
    async mutationFn({ id, shouldRevoke }: CalendarVariables, { client }) {
      const answer = await api.call(createCalendarAddress, { body: shouldRevoke ? { revoke: shouldRevoke } : {} });
      // The backend has not replaced the address.
      if (shouldRevoke && answer.url !== '' && answer.url === client.getQueryData(getCalendarQueryKey(id)))
        throw new PortalError('conflict', { status: 409, retryable: false });
      return answer;
    },
    // Without an address in the answer, the old address may be revoked: another press requests the new one.
    onSuccess: ({ url }, { id }, _onMutateResult, { client }) =>
      client.setQueryData(getCalendarQueryKey(id), url === '' ? null : url),
  });
