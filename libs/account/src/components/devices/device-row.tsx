import type { Device } from '@touchline/contract';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Badge, Button, IconMonitor, IconSmartphone, IconTablet } from '@touchline/ui-kit';
import { getDeviceName } from './device-name.ts';
import styles from './device-row.module.css';

const icons = { desktop: IconMonitor, mobile: IconSmartphone, tablet: IconTablet } as const;

export interface DeviceRowProps {
  device: Device;
  /** True for this browser's own device, which has no remove button. */
  isCurrent: boolean;
  /** The viewer cannot remove the device now; the button stays focusable. */
  isDisabled?: boolean;
  onRemove: () => void;
}

/** A device's operating system with its version; undefined when the device's name contains them. */
function getSystem({ os_name: osName, os_version: osVersion }: Device, name: string): string | undefined {
  const osNameParts = [osName, osVersion].map((part) => part?.trim()).filter(Boolean);
  const fullName = osNameParts.join(' ');
  return fullName === '' || name.includes(fullName) ? undefined : fullName;
}

/** A device: its name and system, its date of registration, its last use. */
export function DeviceRow({ device, isCurrent, isDisabled = false, onRemove }: DeviceRowProps) {
  const text = useText('account');
  const formats = useFormats();
  const now = useNow(60_000);
  const Icon = icons[device.device_type ?? 'desktop'];
  const name = getDeviceName(device, text);
  const details = [
    getSystem(device, name),
    !isCurrent && device.updated_at && text('devices.lastUsed', { date: formats.relative(device.updated_at, now) }),
    device.added_at && text('devices.added', { date: formats.date(device.added_at, now) }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
            {isCurrent && <Badge tone="brand">{text('devices.current')}</Badge>}
          </p>
          <p className={styles.facts}>
            {details.map((fact) => (
              <bdi key={String(fact)}>{fact}</bdi>
            ))}
          </p>
        </div>
        {!isCurrent && (
          <Button
            size="s"
            variant="danger"
            aria-label={text('devices.removeNamed', { name })}
            aria-disabled={isDisabled || undefined}
            onClick={isDisabled ? undefined : onRemove}
          >
            {text('devices.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
