import type { PageRoute } from '@touchline/feature-kit';

/** Returns the id of a route's feature: the first part of the page's id, which is also the namespace of its texts. */
export const getFeatureId = ({ page }: Pick<PageRoute, 'page'>): string => page.slice(0, page.indexOf('/'));
