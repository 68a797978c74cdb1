import { textPage } from '../components/text-page.tsx';

/** The page /info/{type}: any text of the site. */
export const infoPage = textPage(({ param }) => param('type'));
