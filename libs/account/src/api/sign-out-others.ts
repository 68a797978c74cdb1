import { mutationOptions } from '@tanstack/react-query';
import type { Session } from '@touchline/auth-session';
import { PortalError, toPortalError } from '@touchline/contract';
import type { WriteVariables } from '@touchline/feature-kit';

/** Removes a device; a device that is already gone counts as removed. */
async function removeDevice(session: Session, id: string): Promise<void> {
  try {
    await session.removeDevice(id);
  } catch (error) {
    if (!toPortalError(error).isMissing) throw error;
  }
}

/**
 * Removes all devices but this one, which ends their sessions: no call of the API ends all sessions at once. Fails if a
 * device remains.
 */
export const signOutOthersMutation = (session: Session) =>
  mutationOptions({
    mutationKey: ['account', 'devices', 'sign-out-others'],
    meta: { failure: 'shown' },
    async mutationFn(_variables: WriteVariables): Promise<void> {
      const { deviceId: thisDeviceId } = session.state();
      const listOthers = async () => {
        const { devices } = await session.listDevices();
        const hasThisDevice = devices.some(({ device_id }) => device_id === thisDeviceId);
        return devices.filter(({ device_id, is_current }) =>
          hasThisDevice ? device_id !== thisDeviceId : is_current !== true,
        );
      };
      for (const { device_id } of await listOthers()) await removeDevice(session, device_id);
      // A device may have signed in during these calls, and an answer may have been wrong.
      if ((await listOthers()).length > 0) throw new PortalError('server_error');
    },
    onError: (_error, _variables, _before, { client }) =>
      void client.invalidateQueries({ queryKey: ['account', 'devices'] }),
  });
