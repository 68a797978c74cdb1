import { textPage } from './text-page.tsx';

/** /about. */
export const aboutPage = textPage(() => 'about');
