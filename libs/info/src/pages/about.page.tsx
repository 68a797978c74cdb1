import { textPage } from '../components/text-page.tsx';

/** /about. */
export const aboutPage = textPage(() => 'about');
