import { textPage } from './text-page.tsx';

/** /privacy. */
export const privacyPage = textPage(() => 'privacy');
