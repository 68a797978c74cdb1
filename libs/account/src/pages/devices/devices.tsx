import { SectionProblem } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Notice, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/auth-session';
import type { Device } from '@touchline/contract';
import { useWrite, type WriteOutcome } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { useMember } from '../../state/use-member.ts';
import { AccountHead } from '../../components/account-frame/account-head.tsx';
import { Panel } from '../account/panel.tsx';
import { useCanChangePassword } from '../../state/use-can-change-password.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { DeviceList } from './device-list.tsx';
import { devicesQuery, removeDeviceMutation } from '../../api/devices-query.ts';
import styles from './devices.module.css';

/** The account's devices and their allowed count; mounting refetches them. */
function useDevices() {
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

/** The viewer's signed-in devices, with the buttons that sign them out. */
export function Devices() {
  const text = useText('account');
  const { deviceList, hasFailed, isBusy, retry, removeDevice } = useDevices();
  const canChangePassword = useCanChangePassword();
  return (
    <>
      <AccountHead
        title={text('devices.title')}
        lead={
          deviceList?.limit === undefined
            ? text('devices.lead')
            : text('devices.leadLimit', { count: deviceList.limit })
        }
      />
      {hasFailed && <SectionProblem isWholePage isLoading={isBusy} onRetry={retry} />}
      {!hasFailed && !deviceList && (
        <Panel>
          <Skeleton blockSize="320px" radius="m" />
        </Panel>
      )}
      {deviceList && <DeviceList devices={deviceList.devices} limit={deviceList.limit} onRemove={removeDevice} />}
      {deviceList && <SignOutEverywhere />}
      {deviceList && deviceList.devices.length > 1 && (
        <div className={styles.notice}>
          <Notice
            tone="warning"
            title={text('devices.unknownTitle')}
            action={
              canChangePassword && (
                <Link className={styles.link} to="/account/password/">
                  {text('devices.changePassword')}
                </Link>
              )
            }
          >
            {text('devices.unknownText')}
          </Notice>
        </div>
      )}
    </>
  );
}
