import { textPage } from '../components/text-page.tsx';

/** /privacy. */
export const privacyPage = textPage(() => 'privacy');
