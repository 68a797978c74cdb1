import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Session } from '@touchline/auth-session';
import { type Device, type LimitedDeviceList, toPortalError } from '@touchline/contract';
import type { WriteVariables } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';

/** The limit page requests devices without a session, with a token that must not be in a cache key. */
const createKey = (viewer: string | undefined, limitToken?: string) =>
  ['account', 'devices', limitToken === undefined ? viewer : 'limit'] as const;

/**
 * The devices of a viewer's account, and the allowed count.
 * @param limitToken see {@link removeDeviceMutation}
 * @param payloadDevices the devices of a limit payload, shown without a call
 */
export const devicesQuery = (
  session: Session,
  viewer: string | undefined,
  limitToken?: string,
  payloadDevices?: Device[],
) =>
  queryOptions({
    queryKey: createKey(viewer, limitToken),
    queryFn: (): Promise<LimitedDeviceList> => session.listDevices(limitToken),
    enabled: viewer !== undefined || limitToken !== undefined,
    retry: false,
    // No cache: the next visitor of the limit page may have another account.
    ...(limitToken !== undefined && { gcTime: 0 }),
    ...(payloadDevices?.length && { initialData: { devices: payloadDevices }, staleTime: Infinity }),
    meta: { personal: 'own' },
  });

/**
 * Removes a device from an account by its `device_id`. Resolves to the remaining devices, undefined when the
 * answer has no list, or null when the device was gone already. @param token of a limit payload, for a viewer who is
 * not signed in
 */
export function removeDeviceMutation(session: Session, telemetry: Telemetry, token?: string) {
  const reload = (client: QueryClient): void => {
    // On the limit page a sign-in follows, which needs no list.
    if (token === undefined) void client.invalidateQueries({ queryKey: createKey(session.viewer()?.id, token) });
  };
  return mutationOptions({
    mutationKey: ['account', 'devices', 'remove'],
    meta: { failure: 'shown' },
    async mutationFn({ id }: WriteVariables): Promise<readonly Device[] | null | undefined> {
      try {
        return await session.removeDevice(id, token);
      } catch (error) {
        if (toPortalError(error).isMissing) return null;
        throw error;
      }
    },
    onSuccess(devices, { id }, _before, { client }) {
      const queryKey = createKey(session.viewer()?.id, token);
      const withoutRemoved = (previousDevices: readonly Device[]) =>
        devices ?? previousDevices.filter(({ device_id }) => device_id !== id);
      client.setQueryData<LimitedDeviceList>(
        queryKey,
        (deviceList) => deviceList && { ...deviceList, devices: [...withoutRemoved(deviceList.devices)] },
      );
      if (devices !== null && !devices?.some(({ device_id }) => device_id === id))
        telemetry.event('device_deleted', {});
      // An answer without a list confirms only this removal; another device may have removed more.
      if (!devices) reload(client);
    },
    // The answer may be lost: the reloaded list shows whether the device has been removed.
    onError: (_error, _variables, _before, { client }) => reload(client),
  });
}
