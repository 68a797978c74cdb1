import type { ShownPage } from '@touchline/feature-kit';
import type { PageView } from '@touchline/telemetry';

/** The pattern that analytics reports for unknown addresses. */
const unknownPagePath = '/404/';

const addSlashes = (pattern: string): string => (pattern === '' ? '/' : `/${pattern}/`);

/**
 * A page view: the route's pattern, and the path unless it may contain a secret. Unknown addresses and secret routes
 * report the pattern alone.
 */
export function toMeasuredPage({ path, route }: ShownPage): PageView {
  const pattern = route ? addSlashes(route.path) : unknownPagePath;
  return { path: route && route.secret !== true ? path : pattern, route: pattern };
}
