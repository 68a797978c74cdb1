import { textPage } from '../components/text-page.tsx';

/** /faq. */
export const faqPage = textPage(() => 'faq');
