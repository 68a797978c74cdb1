import { accountPage } from './account-page.tsx';
import { General } from './general.tsx';

/** /account/general */
export const generalPage = () => accountPage('profile.title', () => <General />);
