import type { RouteFacts } from '@touchline/feature-kit';

/**
 * A route's pattern as reports and figures name it: `/events/:eventId/`, `/` at the root, `*` of an unknown address.
 */
export const getPattern = (route: Pick<RouteFacts, 'path'> | null): string => {
  if (route === null) return '*';
  return route.path === '' ? '/' : `/${route.path}/`;
};
