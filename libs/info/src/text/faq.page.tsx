import { textPage } from './text-page.tsx';

/** /faq. */
export const faqPage = textPage(() => 'faq');
