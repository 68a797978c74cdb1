import { useSessionState } from '@touchline/auth-session';
import type { Device } from '@touchline/contract';
import { useFormats, useText } from '@touchline/i18n';
import { useNotify, type WriteOutcome } from '@touchline/feature-kit';
import { Touchline } from '@touchline/ui-kit';
import { useState } from 'react';
import { useRestoredFocus } from '../../components/use-restored-focus.ts';
import { Panel } from '../account/panel.tsx';
import { DeviceRow } from '../../components/devices/device-row.tsx';
import { getDeviceName } from '../../components/devices/device-name.ts';
import { RemoveDeviceDialog } from '../../components/devices/remove-device-dialog.tsx';
import styles from './device-list.module.css';

/** Sorts this device first, and the others by their last use. */
const sortDevices = (devices: readonly Device[], isCurrent: (device: Device) => boolean): Device[] =>
  [...devices].sort(
    (a, b) =>
      Number(isCurrent(b)) - Number(isCurrent(a)) || (b.updated_at ?? '').localeCompare(a.updated_at ?? '', 'en'),
  );

export interface DeviceListProps {
  devices: readonly Device[];
  limit: number | undefined;
  /** Removes a device from the account; `null` if the account did not have it. @param deviceId its `device_id` */
  onRemove: (deviceId: string) => Promise<WriteOutcome<readonly Device[] | null | undefined>>;
}

/** The devices, this device first, with their count and the allowed count. */
export function DeviceList({ devices, limit, onRemove }: DeviceListProps) {
  const text = useText('account');
  const formats = useFormats();
  const notify = useNotify();
  const { deviceId } = useSessionState();
  const [deviceToRemove, setDeviceToRemove] = useState<Device | null>(null);
  const focus = useRestoredFocus<HTMLUListElement>(devices.length);
  const deviceCount = formats.number(devices.length);
  const hasThisDevice = devices.some(({ device_id }) => device_id === deviceId);
  const isCurrent = ({ device_id, is_current }: Device) =>
    hasThisDevice ? device_id === deviceId : is_current === true;

  async function removeSelectedDevice(device: Device): Promise<WriteOutcome<unknown>> {
    const removeOutcome = await onRemove(device.device_id);
    if (removeOutcome.kind === 'written') {
      setDeviceToRemove(null);
      // An answer that still lists the device shows that the backend has not removed it.
      if (removeOutcome.answer?.some(({ device_id: id }) => id === device.device_id)) {
        notify('danger', text('devices.notRemoved', { name: getDeviceName(device, text) }));
        return removeOutcome;
      }
      notify(
        'success',
        removeOutcome.answer === null
          ? text('devices.gone')
          : text('devices.removed', { name: getDeviceName(device, text) }),
      );
    }
    return removeOutcome;
  }

  return (
    <Panel
      heading={
        limit === undefined
          ? text('devices.list')
          : text('devices.used', { count: deviceCount, limit: formats.number(limit) })
      }
    >
      {limit !== undefined && limit > 0 && (
        <Touchline
          variant="watched"
          size="l"
          onPage
          progress={devices.length / limit}
          ticks={Array.from({ length: limit - 1 }, (_, index) => (index + 1) / limit)}
        />
      )}
      <ul {...focus.props} className={styles.list} aria-label={text('devices.list')}>
        {sortDevices(devices, isCurrent).map((device) => (
          <DeviceRow
            key={device.device_id}
            device={device}
            isCurrent={isCurrent(device)}
            onRemove={() => setDeviceToRemove(device)}
          />
        ))}
      </ul>
      {deviceToRemove && (
        <RemoveDeviceDialog
          device={deviceToRemove}
          onClose={() => setDeviceToRemove(null)}
          onRemove={() => removeSelectedDevice(deviceToRemove)}
          focusAfter={focus.findTarget}
        />
      )}
    </Panel>
  );
}
