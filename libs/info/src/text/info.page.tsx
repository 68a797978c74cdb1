import { textPage } from './text-page.pages.tsx';

/** /info/{type}: any text of the site's. */
export const infoPage = textPage(({ param }) => param('type'));
