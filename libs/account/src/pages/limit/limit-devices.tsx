import type { LimitPayload } from '@touchline/auth-session';
import type { Device } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button, Skeleton } from '@touchline/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { DeviceRow } from '../../components/devices/device-row.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { loginPage } from '../../sign-in-paths.ts';
import { useSignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import { AuthPanel } from '../../components/auth-frame/auth-panel.tsx';
import { TextLink } from '../../components/auth-frame/text-link.tsx';
import styles from './limit-devices.module.css';
import { useLimit } from './use-limit.ts';

const RemoveDeviceDialog = lazy(async () => ({
  default: (await import('../../components/devices/remove-device-dialog.tsx')).RemoveDeviceDialog,
}));

/** The devices of the limit page, listed and removed with the payload's token. */
export function LimitDevices({ payload, hasNewDeviceFlow }: { payload: LimitPayload; hasNewDeviceFlow: boolean }) {
  const text = useText('account');
  const limit = useLimit(payload, useSignInFlow(hasNewDeviceFlow));
  const [deviceToRemove, setDeviceToRemove] = useState<Device | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const maxDevices = limit.deviceList?.limit;
  return (
    <AuthPanel>
      <AuthHead title={text('limit.title')}>
        {maxDevices === undefined ? text('limit.lead') : text('limit.leadLimit', { count: maxDevices })}
      </AuthHead>
      {!limit.deviceList && !limit.failure && <Skeleton blockSize="280px" radius="m" />}
      <ul ref={listRef} tabIndex={-1} className={styles.list} aria-label={text('devices.list')}>
        {limit.deviceList?.devices.map((device) => (
          <DeviceRow
            key={device.device_id}
            device={device}
            isCurrent={false}
            isDisabled={limit.isBusy}
            onRemove={() => setDeviceToRemove(device)}
          />
        ))}
      </ul>
      <output className={styles.state}>{limit.isBusy && text('limit.signingIn')}</output>
      <FormFailure error={limit.failure} />
      <div className={styles.actions}>
        {limit.failure && (
          <Button variant="brand" onClick={limit.retry}>
            {text(limit.isRemoved ? 'limit.goOn' : 'limit.retry')}
          </Button>
        )}
        <TextLink to={loginPage}>{text('limit.cancel')}</TextLink>
      </div>
      {deviceToRemove && (
        <Suspense>
          <RemoveDeviceDialog
            device={deviceToRemove}
            focusAfter={() => listRef.current}
            onClose={() => setDeviceToRemove(null)}
            onRemove={async () => {
              const removeOutcome = await limit.removeDevice(deviceToRemove);
              if (removeOutcome.kind === 'written') setDeviceToRemove(null);
              return removeOutcome;
            }}
          />
        </Suspense>
      )}
    </AuthPanel>
  );
}
