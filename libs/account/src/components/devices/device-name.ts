import type { Device } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';

/**
 * The device's own name; without a name, its operating system.
 * @param text of the namespace `account`
 */
export const getDeviceName = ({ device_name: name, os_name: osName }: Device, text: Translate): string =>
  name?.trim() || osName?.trim() || text('devices.unnamed');
