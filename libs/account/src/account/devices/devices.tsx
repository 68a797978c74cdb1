import { SectionProblem } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Notice, Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { AccountHead } from '../account-head.tsx';
import { Panel } from '../panel.tsx';
import { useCanChangePassword } from '../use-can-change-password.ts';
import { DeviceList } from './device-list.tsx';
import styles from './devices.module.css';
import { useDevices } from './use-devices.ts';

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
