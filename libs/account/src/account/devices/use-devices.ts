import { useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/auth-session';
import type { Device } from '@touchline/contract';
import { useWrite, type WriteOutcome } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { useMember } from '../../use-member.ts';
import { removeDeviceMutation, devicesQuery } from './devices-query.ts';

/** The account's devices and their allowed count; mounting refetches them. */
export function useDevices() {
  const session = useSession();
  const telemetry = useTelemetry();
  const write = useWrite();
  const { data, isError, isFetching, refetch } = useQuery(devicesQuery(session, useMember()?.id));
  return {
    deviceList: data,
    hasFailed: !data && isError,
    isBusy: isFetching,
    retry: () => void refetch(),
    removeDevice: (id: string): Promise<WriteOutcome<readonly Device[] | null | undefined>> =>
      write(removeDeviceMutation(session, telemetry), { id }),
  };
}
