import { textPage } from './text-page.tsx';

/** /info/{type}: any text of the site's. */
export const infoPage = textPage(({ param }) => param('type'));
