import { accountPage } from './account-page.tsx';
import { Devices } from './devices/devices.tsx';

/** /account/devices */
export const devicesPage = () => accountPage('devices.title', () => <Devices />);
