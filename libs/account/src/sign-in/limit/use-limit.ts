import { type LimitPayload, useSession } from '@touchline/auth-session';
import { type Device, type LimitedDeviceList, type PortalError, toPortalError } from '@touchline/contract';
import { useWrite, type Written } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deviceRemoval } from '../../account/devices/devices-query.ts';
import { voidLimitPath } from '../arrival/paths.ts';
import type { Arrival } from '../arrival/use-arrival.ts';

interface LimitSteps {
  list: LimitedDeviceList | undefined;
  /** A device is gone, and signing in goes on. */
  busy: boolean;
  failure: PortalError | null;
  /** There is room for this device: only signing in is left to do. */
  removed: boolean;
  /** Does again what failed. */
  retry: () => void;
  /** Takes a device off the account and goes on signing in. */
  remove: (device: Device) => Promise<Written<unknown>>;
}

/** The limit page's token is too old: whoever comes back to it begins anew. */
const isVoid = ({ code }: PortalError): boolean => code === 'unauthorized' || code === 'token_expired';

/** List, remove, go on: the steps of the limit page, with the token of its payload. */
export function useLimit(payload: LimitPayload, { arrive, returnTo }: Arrival): LimitSteps {
  const session = useSession();
  const telemetry = useTelemetry();
  const navigate = useNavigate();
  const write = useWrite();
  const [list, setList] = useState<LimitedDeviceList>();
  const [removed, setRemoved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);

  const fail = useCallback(
    (thrown: unknown): void => {
      const error = toPortalError(thrown);
      if (isVoid(error)) void navigate(voidLimitPath(returnTo), { replace: true });
      else setFailure(error);
    },
    [navigate, returnTo],
  );

  const load = useCallback(
    (): void => void session.listDevices(payload.token).then(setList, fail),
    [session, payload, fail],
  );

  useEffect(load, [load]);

  async function goOn(): Promise<void> {
    setFailure(null);
    setBusy(true);
    await arrive(() => session.resume(payload)).catch(fail);
    setBusy(false);
  }

  return {
    list,
    busy,
    failure,
    removed,
    retry() {
      setFailure(null);
      if (removed) void goOn();
      else load();
    },
    async remove({ device_id: id }) {
      const removal = await write(deviceRemoval(session, telemetry, payload.token), { id });
      if (removal.kind === 'written') {
        // Where somebody else took it off there is room, too.
        const stay = (devices: Device[]) => removal.answer ?? devices.filter((it) => it.device_id !== id);
        setList((before) => before && { ...before, devices: [...stay(before.devices)] });
        setRemoved(true);
        void goOn();
      }
      return removal;
    },
  };
}
