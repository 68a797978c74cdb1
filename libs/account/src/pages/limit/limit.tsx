import { readReturnTo } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AccountOptions } from '../../options.ts';
import { getExpiredLimitPath } from '../../sign-in-paths.ts';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import { AuthPanel } from '../../components/auth-frame/auth-panel.tsx';
import { LimitDevices } from './limit-devices.tsx';
import { useLimitPayload } from './use-limit-payload.ts';

/**
 * The account has too many devices: the viewer removes one, and the sign-in continues (specification, section 4,
 * "Device limit and removal").
 */
export function Limit({ options }: { options: AccountOptions }) {
  const text = useText('account');
  const navigate = useNavigate();
  const returnTo = readReturnTo(useLocation().search);
  const payload = useLimitPayload();
  useEffect(() => {
    if (payload === null) void navigate(getExpiredLimitPath(returnTo), { replace: true });
  }, [payload, navigate, returnTo]);
  if (payload) return <LimitDevices payload={payload} hasNewDeviceFlow={options.new_device_flow === true} />;
  return (
    <AuthPanel>
      <AuthHead title={text('limit.title')}>{text('limit.lead')}</AuthHead>
      <Skeleton blockSize="280px" radius="m" />
    </AuthPanel>
  );
}
