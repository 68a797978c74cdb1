import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { type LimitPayload, type SignInResult, useSession } from '@touchline/auth-session';
import { type Device, type LimitedDeviceList, PortalError, toPortalError } from '@touchline/contract';
import { useWrite, type WriteOutcome } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeDeviceMutation, devicesQuery } from '../../api/devices-query.ts';
import { getExpiredLimitPath } from '../../sign-in-paths.ts';
import type { SignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';

interface LimitSteps {
  deviceList: LimitedDeviceList | undefined;
  /** True while a removal or the sign-in after it is under way. */
  isBusy: boolean;
  failure: PortalError | null;
  /** True once the account has space for this device, so that only the sign-in remains. */
  isRemoved: boolean;
  /** Repeats the failed step. */
  retry: () => void;
  /** Removes a device from the account, and continues the sign-in. */
  removeDevice: (device: Device) => Promise<WriteOutcome<unknown>>;
}

/** Whether the limit page's token has expired, so that the viewer must sign in again. */
const isLimitTokenExpired = ({ code }: PortalError): boolean => code === 'unauthorized' || code === 'token_expired';

/** The steps of the limit page, with the token of its payload: list, remove, sign in. */
export function useLimit(payload: LimitPayload, { signInAndNavigate, returnTo }: SignInFlow): LimitSteps {
  const api = useApi();
  const session = useSession();
  const telemetry = useTelemetry();
  const navigate = useNavigate();
  const write = useWrite();
  const devices = useQuery(devicesQuery(session, undefined, payload.token, payload.devices));
  const [isRemoved, setIsRemoved] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<PortalError | null>(null);

  const listError = useMemo(() => (devices.error ? toPortalError(devices.error) : null), [devices.error]);
  const failure = refusal ?? (devices.isFetching ? null : listError);
  const isTokenExpired = failure !== null && isLimitTokenExpired(failure);
  useEffect(() => {
    if (isTokenExpired) void navigate(getExpiredLimitPath(returnTo), { replace: true });
  }, [isTokenExpired, navigate, returnTo]);

  async function signInAgain(): Promise<SignInResult> {
    if (payload.method !== 'passkey' || session.viewer()) return session.resume(payload);
    // A passkey's answer works once, so the browser asks for the passkey again.
    const { requestPasskey } = await import('../../api/request-passkey.ts');
    const passkey = await requestPasskey(api, {});
    if (!passkey) throw new PortalError('authentication_failed');
    return session.signIn({ passkey });
  }

  async function resumeSignIn(): Promise<void> {
    setRefusal(null);
    setIsBusy(true);
    await signInAndNavigate(signInAgain).catch((error: unknown) => setRefusal(toPortalError(error)));
    setIsBusy(false);
  }

  return {
    deviceList: devices.data,
    isBusy,
    failure: isTokenExpired ? null : failure,
    isRemoved,
    retry: () => void (isRemoved ? resumeSignIn() : devices.refetch()),
    async removeDevice({ device_id: id }) {
      const removeOutcome = await write(removeDeviceMutation(session, telemetry, payload.token), { id });
      if (removeOutcome.kind === 'failed' && isLimitTokenExpired(removeOutcome.error)) setRefusal(removeOutcome.error);
      if (removeOutcome.kind === 'written') {
        setIsRemoved(true);
        void resumeSignIn();
      }
      return removeOutcome;
    },
  };
}
