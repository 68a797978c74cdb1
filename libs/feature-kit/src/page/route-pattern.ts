import type { RouteFacts } from './page.ts';

/**
 * A route's pattern as reports and figures name it: `/events/:eventId/`, `/` at the root, `*` of an unknown address.
 */
export const getRoutePattern = (route: Pick<RouteFacts, 'path'> | null): string => {
  if (route === null) return '*';
  return route.path === '' ? '/' : `/${route.path}/`;
};
