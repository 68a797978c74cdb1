import { accountPage } from './account-page.tsx';
import { Overview } from './overview.tsx';

/** /account */
export const overviewPage = () => accountPage('account.title', () => <Overview />);
