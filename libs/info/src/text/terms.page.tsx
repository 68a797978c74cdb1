import { textPage } from './text-page.tsx';

/** /terms. */
export const termsPage = textPage(() => 'terms');
