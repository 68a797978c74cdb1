import { defineAccountPage } from './account-page.tsx';
import { Overview } from './overview.tsx';

/** /account */
export const overviewPage = () => defineAccountPage('account.title', () => <Overview />);
