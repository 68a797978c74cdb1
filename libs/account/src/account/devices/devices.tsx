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
  const { deviceList: list, hasFailed, isBusy, retry, removeDevice: remove } = useDevices();
  const canChangePassword = useCanChangePassword();
  return (
    <>
      <AccountHead
        title={text('devices.title')}
        lead={list?.limit === undefined ? text('devices.lead') : text('devices.leadLimit', { count: list.limit })}
      />
      {hasFailed && <SectionProblem wide busy={isBusy} onRetry={retry} />}
      {!hasFailed && !list && (
        <Panel>
          <Skeleton blockSize="320px" radius="m" />
        </Panel>
      )}
      {list && <DeviceList devices={list.devices} limit={list.limit} onRemove={remove} />}
      {list && list.devices.length > 1 && (
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
