import { textPage } from './text-page.pages.tsx';

/** /terms. */
export const termsPage = textPage(() => 'terms');
