import { accountPage } from './account-page.tsx';
import { ChangePassword } from './change-password.tsx';

/** /account/password */
export const passwordPage = () => accountPage('account.password.title', () => <ChangePassword />);
