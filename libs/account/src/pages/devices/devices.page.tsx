import { defineAccountPage } from '../account/account-page.tsx';
import { Devices } from './devices.tsx';

/** /account/devices */
export const devicesPage = () => defineAccountPage('devices.title', () => <Devices />);
