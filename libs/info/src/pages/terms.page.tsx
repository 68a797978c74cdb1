import { textPage } from '../components/text-page.tsx';

/** /terms. */
export const termsPage = textPage(() => 'terms');
