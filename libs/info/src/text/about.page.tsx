import { textPage } from './text-page.pages.tsx';

/** /about. */
export const aboutPage = textPage(() => 'about');
