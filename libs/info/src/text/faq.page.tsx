import { textPage } from './text-page.pages.tsx';

/** /faq. */
export const faqPage = textPage(() => 'faq');
