import { textPage } from './text-page.pages.tsx';

/** /privacy. */
export const privacyPage = textPage(() => 'privacy');
