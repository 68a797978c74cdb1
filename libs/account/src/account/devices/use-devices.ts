import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@touchline/auth-session';
import { toPortalError } from '@touchline/contract';
import { useTelemetry } from '@touchline/telemetry';
import { useMember } from '../../use-member.ts';

/** How a device was taken off: here, or it was gone already. */
export type DeviceRemoval = 'removed' | 'gone';

/** The account's devices and how many there may be; whoever asks sees them asked anew. */
export function useDevices() {
  const session = useSession();
  const telemetry = useTelemetry();
  const queryClient = useQueryClient();
  const viewer = useMember()?.id;
  const queryKey = ['account', 'devices', viewer];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => session.listDevices(),
    enabled: viewer !== undefined,
    retry: false,
    meta: { personal: 'own' },
  });

  /** @throws PortalError other than `not_found`, which is as good: the device is gone */
  async function remove(deviceId: string): Promise<DeviceRemoval> {
    try {
      const devices = await session.removeDevice(deviceId);
      queryClient.setQueryData<typeof data>(queryKey, (list) => list && { ...list, devices: [...devices] });
      telemetry.event('device_deleted', {});
      return 'removed';
    } catch (error) {
      if (toPortalError(error).code !== 'not_found') throw error;
      void refetch();
      return 'gone';
    }
  }

  return { list: data, failed: !data && isError, busy: isFetching, retry: () => void refetch(), remove };
}
