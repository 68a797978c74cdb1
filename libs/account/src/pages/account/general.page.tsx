import { defineAccountPage } from './account-page.tsx';
import { General } from './general.tsx';

/** /account/general */
export const generalPage = () => defineAccountPage('profile.title', () => <General />);
