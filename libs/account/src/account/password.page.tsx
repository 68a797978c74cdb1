import { defineAccountPage } from './account-page.tsx';
import { ChangePassword } from './change-password.tsx';

/** /account/password */
export const passwordPage = () => defineAccountPage('account.password.title', () => <ChangePassword />);
