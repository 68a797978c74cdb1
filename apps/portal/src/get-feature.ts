import type { PageRoute } from '@touchline/feature-kit';

/** The feature whose page a route shows: the first part of its id, and the name of its texts. */
export const getFeatureId = ({ page }: Pick<PageRoute, 'page'>): string => page.slice(0, page.indexOf('/'));
