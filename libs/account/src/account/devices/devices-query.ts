import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Session } from '@touchline/auth-session';
import { type Device, type LimitedDeviceList, toPortalError } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';

const key = (viewer: string | undefined) => ['account', 'devices', viewer] as const;

/** The devices of a viewer's account, and how many there may be. */
export const devicesQuery = (session: Session, viewer: string | undefined) =>
  queryOptions({
    queryKey: key(viewer),
    queryFn: (): Promise<LimitedDeviceList> => session.listDevices(),
    enabled: viewer !== undefined,
    retry: false,
    meta: { personal: 'own' },
  });

/**
 * Takes a device off an account; its id is the `device_id`. Brings the devices that stay, or null where somebody else was faster, which
 * is as good. @param token of a limit payload, for a viewer who is not signed in
 */
export const deviceRemoval = (session: Session, telemetry: Telemetry, token?: string) =>
  mutationOptions({
    mutationKey: ['account', 'devices', 'remove'],
    meta: { failure: 'shown' },
    async mutationFn({ id }: Wish): Promise<readonly Device[] | null> {
      try {
        return await session.removeDevice(id, token);
      } catch (error) {
        if (toPortalError(error).isMissing) return null;
        throw error;
      }
    },
    onSuccess(devices, _wish, _before, { client }) {
      const queryKey = key(session.viewer()?.id);
      if (!devices) return void client.invalidateQueries({ queryKey });
      client.setQueryData<LimitedDeviceList>(queryKey, (list) => list && { ...list, devices: [...devices] });
      telemetry.event('device_deleted', {});
    },
  });
