import { defineAccountPage } from './account-page.tsx';
import { Devices } from './devices/devices.tsx';

/** /account/devices */
export const devicesPage = () => defineAccountPage('devices.title', () => <Devices />);
